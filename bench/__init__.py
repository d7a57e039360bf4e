"""Numbers against a peer or a fair share, in one run on one machine. Each module writes a page beside itself; `make bench` runs all."""
