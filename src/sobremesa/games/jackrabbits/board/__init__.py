"""Boards of Jackrabbits: pieces on the triangular lattice, and the roads that run through them."""

from __future__ import annotations

from .boards import Board, Place, canonical, from_window
from .network import Network, decode, network
from .sample import sample_board

__all__ = ["Board", "Network", "Place", "canonical", "decode", "from_window", "network", "sample_board"]
