"""Environments for learning: many games at once over arrays of one's own, and adapters for the libraries that researchers already know.

`VectorGame` needs nothing else; `DeviceGame` plays the same games on a GPU, with the extra `cuda`. The adapters are modules of their own, each for
a package that is installed with an extra of the same name: `sobremesa.envs.pettingzoo`, `sobremesa.envs.gymnasium`, `sobremesa.envs.openspiel`.
docs/environments.md says what they have in common.
"""

from .device import DeviceBuffers, DeviceGame
from .rewards import REWARDS
from .vector import Buffers, VectorGame

__all__ = ["REWARDS", "Buffers", "DeviceBuffers", "DeviceGame", "VectorGame"]
