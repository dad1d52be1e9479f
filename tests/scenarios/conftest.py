from support.strict import _told_to_the_end

__all__ = ["_told_to_the_end"]
