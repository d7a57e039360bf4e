"""What all tests share: very little."""

from hypothesis import settings

from .examples import tried

settings.register_profile("suite", tried(40))
settings.load_profile("suite")
