"""Counting WebSocket frames without reading them: little work, and what is too much is never read at all."""

from __future__ import annotations

_SHORT = 126
_LONG = 127
_MASK_BYTES = 4
_MASKED = 0x80
_LENGTH = 0x7F


class FrameCounter:
    """Counts the frames of one connection as its bytes come in, in pieces of any length."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._skip = 0
        """Bytes of the last frame that are still to come."""
        self._head = b""
        """The beginning of a frame whose length is not known yet."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in what comes now; it may stop counting above `most`."""
        if self._head:
            data = self._head + data
            self._head = b""
        at, end, found = self._skip, len(data), 0
        while at < end:
            size = self._size(data, at, end)
            if size == 0:
                self._head = data[at:]
                self._skip = 0
                return found
            found += 1
            if found > most:
                return found
            at += size
        self._skip = at - end
        return found

    @staticmethod
    def _size(data: bytes, at: int, end: int) -> int:
        """The length of the frame that begins here, with its head; 0 if that cannot be said yet."""
        if end - at < 2:
            return 0
        second = data[at + 1]
        length, head = second & _LENGTH, 2 + (_MASK_BYTES if second & _MASKED else 0)
        if length < _SHORT:
            return head + length
        more = 2 if length == _SHORT else 8
        if end - at < 2 + more:
            return 0
        return head + more + int.from_bytes(data[at + 2 : at + 2 + more], "big")
