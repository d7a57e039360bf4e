"""`python -m sobremesa` is the command `sobremesa`."""

from .cli import main

if __name__ == "__main__":
    main()
