"""Playing in the whole terminal, with keys and mouse: at a table of this machine, or at any server's by its link."""
