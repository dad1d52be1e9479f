"""Chance from numbered streams, so that one source of luck never disturbs another.

A stream is named by (seed, purpose, number): the third reshuffle of a game is the same whatever else chance has
decided before it. Nothing is kept between calls, so a state copies by copying its counters.

Only `random()` is used of the standard generator: its sequence for a given integer seed is guaranteed to stay the same
on every Python version.
"""

from __future__ import annotations

from _random import Random  # the generator itself: what random.Random adds makes a new one a sixth dearer
from collections.abc import Callable, Sequence
from hashlib import blake2b

_LOW = (1 << 64) - 1


def stream_key(seed: int, purpose: str, number: int) -> int:
    """The 64-bit key of a stream."""
    return _key(seed, purpose, number, 8)


def shuffle_key(seed: int, purpose: str, number: int) -> int:
    """The key of a stream from which a whole order is drawn: of 128 bits if the seed has more than 64.

    An order tells far more about its key than a single number does: whoever has seen half of a deck could try 64-bit
    keys until one fits, and would know the rest. With smaller seeds they could try those as well.
    """
    return _key(seed, purpose, number, 16 if abs(seed) > _LOW else 8)


def _key(seed: int, purpose: str, number: int, size: int) -> int:
    text = f"{seed}/{purpose}/{number}".encode()
    return int.from_bytes(blake2b(text, digest_size=size).digest(), "big")


def rolls(key: int) -> Callable[[], float]:
    """What gives the numbers of a stream, one after another, from 0 up to but not 1."""
    return Random(key).random


def shuffled(items: Sequence[int], seed: int, purpose: str, number: int = 0) -> list[int]:
    """The items in the order this stream gives them."""
    result = list(items)
    roll = rolls(shuffle_key(seed, purpose, number))
    for i in range(len(result) - 1, 0, -1):
        j = int(roll() * (i + 1))
        result[i], result[j] = result[j], result[i]
    return result


def below(limit: int, seed: int, purpose: str, number: int) -> int:
    """A number from 0 to limit - 1, all equally likely."""
    return stream_key(seed, purpose, number) * limit >> 64


def several_below(limit: int, count: int, seed: int, purpose: str, number: int) -> tuple[int, ...]:
    """So many numbers from 0 to limit - 1, independent of each other. `limit ** count` must be far below 2 ** 64."""
    key = stream_key(seed, purpose, number)
    found = []
    for _ in range(count):
        key *= limit
        found.append(key >> 64)
        key &= _LOW
    return tuple(found)
