"""What sounds are made of: noise, struck things that ring, plucked strings, filters and echoes.

A track is a list of samples at `RATE`, about -1 to 1. Functions give a new track and leave the one they were given as
it is, but for `lay`, which adds to one. Chance comes from a `Random` that the caller has: the same program renders the
same samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, exp, pi, sin, sqrt, tanh
from random import Random

RATE = 24_000
"""Samples a second: nothing on the table needs what is above 12 kHz."""

Track = list[float]
Curve = Callable[[float], float]
"""A value for each moment, in seconds."""

SILENT = 6.9
"""Time constants after which something that fades cannot be heard: a thousandth."""


def silence(seconds: float) -> Track:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def lay(under: Track, track: Sequence[float], at: float = 0.0, loud: float = 1.0) -> None:
    """Add a track to one, from a moment on; what reaches beyond its end is cut off."""
    start = round(at * RATE)
    for place in range(min(len(track), len(under) - start)):
        under[start + place] += loud * track[place]


def noise(seconds: float, chance: Random) -> Track:
    """White noise."""
    return [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def shaped(track: Sequence[float], curve: Curve) -> Track:
    """A track that is as loud at each moment as a curve says."""
    return [sample * curve(place / RATE) for place, sample in enumerate(track)]


def fading(time: float, rise: float = 0.0) -> Curve:
    """As loud as can be after `rise` seconds, then fading by a factor of e every `time` seconds."""
    return lambda now: now / rise if now < rise else exp(-(now - rise) / time)


def swelling(length: float, peak: float) -> Curve:
    """From nothing to loud and back to nothing in `length` seconds, loudest at the part `peak` of it."""

    def curve(now: float) -> float:
        part = min(1.0, now / length)
        return sin(pi / 2 * part / peak) if part < peak else cos(pi / 2 * (part - peak) / (1 - peak)) ** 2

    return curve


def sweep(start: float, end: float, time: float) -> Curve:
    """From one number to another, most of it in the first `time` seconds."""
    return lambda now: end + (start - end) * exp(-now / time)


def tone(seconds: float, pitch: Curve, loud: Curve) -> Track:
    """A sine wave of changing pitch and loudness."""
    track, phase = [], 0.0
    for place in range(round(seconds * RATE)):
        now = place / RATE
        phase += 2 * pi * pitch(now) / RATE
        track.append(sin(phase) * loud(now))
    return track


def steady(hertz: float) -> Curve:
    """A pitch that stays."""
    return lambda _: hertz


def rising(hertz: float, by: float, seconds: float, bend: int = 1) -> Curve:
    """A pitch that is higher by so many times itself after so many seconds; with a bend above 1 slowly at first."""
    return lambda now: hertz * (1 + by * (now / seconds) ** bend)


def struck(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Track:
    """Something solid that is struck once and rings: its modes as hertz, seconds in which they fade by e, loudness."""
    track = silence(seconds)
    for hertz, time, loud in modes:
        lay(track, tone(min(seconds, time * SILENT), steady(hertz), fading(time)), loud=loud)
    return track


def plucked(seconds: float, hertz: float, chance: Random, bright: float = 0.5, sustain: float = 0.996) -> Track:
    """A string that is plucked: a burst of noise that goes round and round and grows duller (Karplus and Strong)."""
    exact = RATE / hertz - bright
    length = int(exact)
    part = exact - length
    string = [chance.uniform(-1.0, 1.0) for _ in range(length)]
    # A soft thumb: less of the highest in the burst.
    string = [(string[place - 1] + string[place]) / 2 for place in range(length)]
    rest = sum(string) / length
    string = [sample - rest for sample in string]
    track, last, older = [], 0.0, 0.0
    for place in range(round(seconds * RATE)):
        at = place % length
        now = string[at]
        damped = sustain * ((1 - bright) * now + bright * last)
        last = now
        # The length of a string is no whole number of samples: between two of them.
        string[at] = (1 - part) * damped + part * older
        older = damped
        track.append(now)
    return track


# ---- filters


def _biquad(track: Sequence[float], weights: tuple[float, float, float, float, float]) -> Track:
    b0, b1, b2, a1, a2 = weights
    result, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in track:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        result.append(y)
    return result


def _angle(hertz: float, sharp: float) -> tuple[float, float]:
    turn = 2 * pi * min(hertz, RATE * 0.49) / RATE
    return cos(turn), sin(turn) / (2 * sharp)


def below(track: Sequence[float], hertz: float, sharp: float = 0.7) -> Track:
    """What of a track is below a pitch."""
    c, alpha = _angle(hertz, sharp)
    a0 = 1 + alpha
    return _biquad(track, ((1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0))


def above(track: Sequence[float], hertz: float, sharp: float = 0.7) -> Track:
    """What of a track is above a pitch."""
    c, alpha = _angle(hertz, sharp)
    a0 = 1 + alpha
    return _biquad(track, ((1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0))


def around(track: Sequence[float], hertz: float, sharp: float = 1.0) -> Track:
    """What of a track is near a pitch: the sharper, the nearer."""
    c, alpha = _angle(hertz, sharp)
    a0 = 1 + alpha
    return _biquad(track, (alpha / a0, 0.0, -alpha / a0, -2 * c / a0, (1 - alpha) / a0))


def closing(track: Sequence[float], pitch: Curve) -> Track:
    """What of a track is below a pitch that changes: two gentle filters, one behind the other."""
    result, one, two = [], 0.0, 0.0
    for place, sample in enumerate(track):
        share = 1 - exp(-2 * pi * pitch(place / RATE) / RATE)
        one += share * (sample - one)
        two += share * (one - two)
        result.append(two)
    return result


# ---- rooms and ends


def echoing(track: Sequence[float], seconds: float, walls: Sequence[tuple[float, float]], dull: float) -> Track:
    """A track and its echoes, each duller than what it answers: `walls` are seconds and loudness."""
    result = silence(seconds)
    lay(result, track)
    thrown = below(track, dull)
    for after, loud in walls:
        lay(result, thrown, after, loud)
        lay(result, below(thrown, dull * 0.7), after * 1.9, loud * 0.45)
    return result


def room(track: Sequence[float], seconds: float, wet: float = 0.2) -> Track:
    """A track in a wooden room: a few combs whose echoes run together."""
    result = silence(seconds)
    lay(result, track)
    for delay, back in ((0.0297, 0.72), (0.0371, 0.70), (0.0411, 0.68), (0.0437, 0.66)):
        behind = round(delay * RATE)
        line, dulled = [0.0] * behind, 0.0
        for place in range(len(result)):
            heard = line[place % behind]
            dulled = 0.6 * heard + 0.4 * dulled
            line[place % behind] = (track[place] if place < len(track) else 0.0) + back * dulled
            result[place] += wet * heard / 4
    return result


def driven(track: Sequence[float], drive: float) -> Track:
    """A track that is too loud for its loudspeaker, gently."""
    return [tanh(drive * sample) for sample in track]


def ended(track: Sequence[float], fade: float = 0.06) -> Track:
    """A track that begins and ends in silence, whatever it was in the middle of."""
    last, first = round(fade * RATE), round(0.001 * RATE)
    size = len(track)
    return [
        sample * min(1.0, place / first, ((size - 1 - place) / last) ** 2 if size - 1 - place < last else 1.0)
        for place, sample in enumerate(track)
    ]


WINDOW = 0.05


def loudness(track: Sequence[float]) -> float:
    """How loud the loudest twentieth of a second is, as ears hear it: what is very low counts less."""
    heard = above(track, 180, 0.6)
    step = round(WINDOW * RATE)
    powers = (sum(sample**2 for sample in heard[at : at + step]) / step for at in range(0, len(heard), step // 2))
    return sqrt(max(powers))


def balanced(track: Sequence[float], wanted: float, peak: float = 0.74) -> Track:
    """A track of a wanted loudness, if its peaks allow it: louder ones are bent before they would be cut."""
    factor = wanted / max(loudness(track), 1e-9)
    knee = 0.6 * peak
    return [_bent(sample * factor, knee, peak) for sample in track]


def _bent(sample: float, knee: float, peak: float) -> float:
    size = abs(sample)
    if size <= knee:
        return sample
    return (knee + (peak - knee) * tanh((size - knee) / (peak - knee))) * (1 if sample > 0 else -1)
