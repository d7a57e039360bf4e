"""How often a property is tried: with a few examples in the suite, with many in `make soak`."""

import os

from hypothesis import settings

MORE = int(os.environ.get("EXAMPLES", "1"))  # times as many


def tried(often: int) -> settings:
    return settings(max_examples=often * MORE, deadline=None)  # a busy machine is no failure
