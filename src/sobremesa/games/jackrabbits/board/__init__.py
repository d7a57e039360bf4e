"""Boards of Jackrabbits: pieces on the triangular lattice, and the roads that run through them."""

from __future__ import annotations

from .advice import Warning, warnings
from .ask import board_svg, wanted_board
from .boards import Board, Place, canonical, from_window
from .checks import check_board, check_for_play
from .codes import parse_code, write_code
from .generator import random_board
from .network import Network, decode, network
from .sample import sample_board

__all__ = [
    "Board",
    "Network",
    "Place",
    "Warning",
    "board_svg",
    "canonical",
    "check_board",
    "check_for_play",
    "decode",
    "from_window",
    "network",
    "parse_code",
    "random_board",
    "sample_board",
    "wanted_board",
    "warnings",
    "write_code",
]
