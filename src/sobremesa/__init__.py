"""Sobremesa: a table for playing card games, with friends or with bots."""

__version__ = "0.1.0"
