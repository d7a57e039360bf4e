"""Jackrabbits: a board of hexagons, rhombi and triangles, a deck of cards as money, two dice."""
