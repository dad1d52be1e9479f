"""What can go wrong with a build. Each says it in a sentence."""


class NoCompiler(Exception):
    """Nothing can be compiled on this machine as it is."""


class BuildFailed(Exception):
    """There is a compiler, but the modules did not get through it."""
