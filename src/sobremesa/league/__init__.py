"""Leagues: who has joined, who meets whom in which round, and who is ahead. Pure: it knows no table, no socket and no database."""
