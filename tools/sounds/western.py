"""The sounds themselves: each a few lines about what strikes what, and how it fades."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, pi, sin
from random import Random

from tools.sounds.waves import (
    Track,
    above,
    around,
    balanced,
    below,
    closing,
    driven,
    echoing,
    ended,
    fading,
    lay,
    noise,
    plucked,
    rising,
    room,
    shaped,
    silence,
    struck,
    sweep,
    swelling,
    tone,
)

SEED = 1877


def _shot(c: Random, deep: float = 1.0) -> Track:
    """Crack, body and thump of a revolver, and the street that answers."""
    crack = shaped(above(noise(0.08, c), 1800), fading(0.007))
    body = shaped(closing(noise(0.4, c), sweep(5200, 420, 0.05)), fading(0.075, 0.001))
    thump = tone(0.4, sweep(150 * deep, 46 * deep, 0.035), fading(0.085))
    dry = silence(0.45)
    lay(dry, crack, loud=0.9)
    lay(dry, body, 0.001, 1.9)
    lay(dry, thump, 0.001, 0.95)
    dry = driven(dry, 2.2)
    wet = echoing(dry, 1.0, ((0.085, 0.20), (0.155, 0.15), (0.245, 0.11)), 1500)
    lay(wet, shaped(below(noise(0.97, c), 700), fading(0.22, 0.03)), 0.03, 0.30)
    return wet


def shot(c: Random) -> Track:
    """Somebody is hit: a shot, and what it struck."""
    track = _shot(c)
    lay(track, tone(0.2, sweep(190, 70, 0.03), fading(0.05)), 0.07, 0.5)
    return track


def ricochet(c: Random) -> Track:
    """A shot from further away, a stone, and a bullet that whistles off."""
    track = silence(0.95)
    lay(track, below(_shot(c, 1.2), 1700), 0.0, 0.30)
    lay(track, struck(0.1, ((3100, 0.012, 0.5), (4700, 0.008, 0.4), (1900, 0.010, 0.4))), 0.05, 0.8)

    def pitch(now: float) -> float:
        return 2900 * exp(-now * 1.65) * (1 + 0.025 * sin(2 * pi * 31 * now)) + 350

    def loud(now: float) -> float:
        return min(1.0, now / 0.02) * exp(-now / 0.23) * (0.7 + 0.3 * sin(2 * pi * (38 - 20 * now) * now))

    lay(track, tone(0.85, pitch, loud), 0.06, 0.36)
    lay(track, tone(0.85, lambda now: 2.01 * pitch(now), loud), 0.06, 0.10)
    lay(track, shaped(around(noise(0.6, c), 2600, 3), loud), 0.06, 0.5)
    return room(track, 0.85, 0.35)


def explosion(c: Random) -> Track:
    """Dynamite: a blow, a cloud that rolls, and what falls down again."""
    track = silence(1.5)
    lay(track, shaped(above(noise(0.1, c), 900), fading(0.018)), loud=0.8)
    lay(track, shaped(closing(noise(1.6, c), sweep(3200, 130, 0.16)), fading(0.34, 0.004)), loud=3.4)
    lay(track, tone(1.2, sweep(95, 31, 0.10), fading(0.30)), loud=1.1)
    rumble = below(noise(1.7, c), 170)
    lay(
        track,
        shaped(rumble, lambda now: min(1, now / 0.1) * exp(-now / 0.5) * (1 + 0.5 * sin(2 * pi * 7 * now))),
        loud=2.6,
    )
    for _ in range(16):
        at = 0.35 + 1.1 * c.random()
        stone = struck(0.05, ((c.uniform(500, 1900), 0.006, 1.0), (c.uniform(1500, 4000), 0.003, 0.6)))
        lay(track, stone, at, 0.16 * (1.5 - at) * c.random())
    return driven(track, 1.7)


def fuse(c: Random) -> Track:
    """A fuse that burns on."""
    spit = [sample if c.random() < 0.14 else 0.15 * sample for sample in noise(0.6, c)]
    track = shaped(above(spit, 3200), swelling(0.6, 0.25))
    lay(track, shaped(around(noise(0.6, c), 5200, 1.2), swelling(0.6, 0.3)), loud=0.6)
    return track


def _snap(c: Random, hertz: float, time: float = 0.004) -> Track:
    """A stiff card that strikes a table."""
    track = shaped(around(noise(0.04, c), hertz, 0.8), fading(time))
    lay(track, struck(0.04, ((hertz * 0.21, 0.007, 0.30),)))
    return track


def card(c: Random) -> Track:
    """A card slides over the table and comes to lie."""
    track = silence(0.26)
    slide = above(below(noise(0.17, c), 6200), 1300)
    grain = [sample * (0.75 + 0.25 * sin(2 * pi * 90 * place / 24_000)) for place, sample in enumerate(slide)]
    lay(track, shaped(grain, swelling(0.17, 0.55)), loud=0.5)
    lay(track, _snap(c, 2600), 0.145, 1.2)
    return track


def flip(c: Random) -> Track:
    """A card is turned over."""
    track = silence(0.24)
    lay(track, shaped(around(noise(0.09, c), 3600, 0.9), swelling(0.09, 0.7)), loud=0.55)
    lay(track, _snap(c, 4200, 0.003), 0.02, 0.7)
    lay(track, _snap(c, 2100, 0.006), 0.105, 1.5)
    return track


def shuffle(c: Random) -> Track:
    """A deck is riffled, and pushed together."""
    track = silence(0.72)
    at = 0.0
    for step in range(24):
        lay(track, _snap(c, c.uniform(2700, 3600), 0.003), at, 0.5 + 0.5 * (step / 24))
        at += 0.022 - 0.0006 * step
    lay(track, shaped(above(below(noise(0.2, c), 5200), 1100), swelling(0.2, 0.4)), at + 0.02, 0.6)
    lay(track, _snap(c, 1900, 0.008), at + 0.17, 1.5)
    return track


def coin(c: Random) -> Track:
    """Two nuggets fall on wood."""
    track = silence(0.55)
    for at, high, loud in ((0.0, 1.0, 0.8), (0.085, 1.12, 1.0), (0.15, 1.05, 0.35)):
        modes = ((2730, 0.075, 0.5), (4170, 0.055, 0.45), (6210, 0.040, 0.3), (8080, 0.022, 0.25))
        lay(track, struck(0.45, tuple((hertz * high, time, part) for hertz, time, part in modes)), at, loud)
        lay(track, struck(0.05, ((420, 0.012, 0.6), (900, 0.007, 0.4))), at, 0.5 * loud)
    return room(track, 0.55, 0.15)


def drink(c: Random) -> Track:
    """A glass is lifted, and emptied in two gulps."""
    track = silence(0.95)
    clink = ((1740, 0.11, 0.5), (2960, 0.09, 0.45), (4610, 0.06, 0.35), (7050, 0.035, 0.25))
    lay(track, struck(0.5, clink), 0.0, 0.55)
    lay(track, struck(0.3, tuple((hertz * 1.083, time * 0.7, loud) for hertz, time, loud in clink)), 0.018, 0.40)
    for at, low in ((0.36, 205.0), (0.60, 180.0)):
        gulp = tone(0.16, rising(low, 1.5, 0.16, 2), swelling(0.15, 0.35))
        lay(track, gulp, at, 0.75)
        throat = tone(0.12, rising(3.1 * low, 0.9, 0.12), swelling(0.12, 0.3))
        lay(track, throat, at + 0.015, 0.20)
        lay(track, shaped(around(noise(0.13, c), 900, 1.5), swelling(0.13, 0.4)), at, 0.35)
    return room(track, 0.95, 0.2)


def hooves(c: Random) -> Track:
    """A horse that goes off."""
    track = silence(0.95)
    for beat in range(3):
        for step, at in enumerate((0.0, 0.10, 0.19)):
            away = 0.85**beat
            hoof = struck(0.12, ((310 + 40 * step, 0.020, 1.0), (690 + 60 * step, 0.012, 0.6), (1350, 0.006, 0.3)))
            lay(hoof, shaped(around(noise(0.06, c), 1500, 0.8), fading(0.010)), loud=0.5)
            lay(
                track, below(hoof, 3200 * away), 0.29 * beat + at + c.uniform(-0.008, 0.008), away * (1.0 - 0.12 * step)
            )
    return room(track, 0.95, 0.12)


def bell(c: Random) -> Track:
    """The bell of a small church, for somebody who is out."""
    low = 233.0
    partials = (
        (0.5, 1.4, 0.55), (1.0, 0.95, 0.8), (1.19, 0.75, 0.6), (1.5, 0.55, 0.3), (2.0, 0.60, 0.65),
        (2.51, 0.32, 0.28), (2.66, 0.28, 0.22), (3.01, 0.25, 0.25), (4.17, 0.16, 0.2), (5.43, 0.10, 0.14),
    )  # fmt: skip
    track = struck(1.7, [(low * ratio, time, loud) for ratio, time, loud in partials])
    # No bell is quite round: each partial beats with its twin.
    lay(track, struck(1.7, [(low * ratio * 1.0022, time, 0.5 * loud) for ratio, time, loud in partials[1:6]]))
    lay(track, shaped(around(noise(0.05, c), 2400, 0.8), fading(0.008)), loud=0.7)
    return ended(below(track, 5200), 0.5)


def dice(c: Random) -> Track:
    """Dice on a wooden table: they strike, leap, and come to rest."""
    track = silence(0.75)
    at, gap = 0.0, 0.034
    for hit in range(15):
        high = c.uniform(0.8, 1.35)
        knock = struck(
            0.07,
            ((520 * high, 0.014, 0.8), (1180 * high, 0.009, 0.7), (2450 * high, 0.005, 0.6), (4300 * high, 0.003, 0.4)),
        )
        lay(knock, shaped(above(noise(0.012, c), 2500), fading(0.002)), loud=0.6)
        lay(track, knock, at, (1.0 - hit / 20) * c.uniform(0.55, 1.0))
        at += gap * c.uniform(0.5, 1.5) * (1 + hit / 22)
    return room(track, 0.75, 0.18)


def spurs(c: Random) -> Track:
    """Somebody comes in: two steps on boards, with spurs."""
    track = silence(0.85)
    for at, loud in ((0.0, 0.85), (0.36, 1.0)):
        boot = struck(0.15, ((96, 0.040, 1.0), (210, 0.022, 0.6), (540, 0.010, 0.35)))
        lay(boot, shaped(below(noise(0.05, c), 1400), fading(0.010)), loud=0.6)
        lay(track, boot, at, loud)
        for ring in range(5):
            jingle = struck(
                0.3,
                (
                    (c.uniform(3900, 4400), 0.045, 0.5),
                    (c.uniform(5800, 6800), 0.035, 0.45),
                    (c.uniform(8200, 9200), 0.02, 0.3),
                ),
            )
            lay(track, jingle, at + 0.03 + 0.033 * ring + c.uniform(0, 0.012), 0.26 * loud * 0.8**ring)
    return room(track, 0.85, 0.2)


def arrow(c: Random) -> Track:
    """An arrow flies past and sticks."""
    track = silence(0.62)
    flight = noise(0.24, c)
    lay(track, shaped(around(flight, 1900, 1.6), swelling(0.24, 0.75)), loud=1.2)
    lay(track, shaped(around(flight, 900, 2.0), swelling(0.24, 0.9)), loud=0.8)
    lay(track, struck(0.1, ((260, 0.022, 1.0), (610, 0.012, 0.6), (1700, 0.005, 0.4))), 0.23, 1.0)
    shaft = tone(
        0.36, lambda now: 118 - 20 * now, lambda now: exp(-now / 0.10) * (0.5 + 0.5 * sin(2 * pi * 23 * now) ** 2)
    )
    lay(track, shaft, 0.235, 0.55)
    lay(track, tone(0.3, lambda _: 236, lambda now: exp(-now / 0.06) * sin(2 * pi * 23 * now)), 0.235, 0.3)
    return track


def asked(c: Random) -> Track:
    """A knock on wood and one soft string: it is your turn to answer."""
    track = silence(0.7)
    for at, loud in ((0.0, 0.7), (0.11, 0.55)):
        lay(track, struck(0.1, ((430, 0.018, 0.8), (980, 0.010, 0.5), (1750, 0.006, 0.3))), at, loud)
    lay(track, below(plucked(0.5, 659.3, c, 0.5, 0.990), 3200), 0.13, 0.55)
    lay(track, below(plucked(0.5, 987.8, c, 0.5, 0.988), 3200), 0.17, 0.30)
    return room(track, 0.7, 0.22)


Note = tuple[float, float, float]
"""When, how many half tones above the low E of a guitar, how loud."""
LOW_E = 82.41


def _guitar(notes: tuple[Note, ...], seconds: float, c: Random) -> Track:
    track = silence(seconds)
    for at, step, loud in notes:
        string = plucked(seconds - at, LOW_E * 2 ** (step / 12), c, 0.42, 0.9965)
        lay(track, below(string, 4200), at, loud)
    # The box under the strings.
    body = silence(seconds)
    lay(body, track)
    lay(body, around(track, 105, 2.5), loud=0.8)
    lay(body, around(track, 215, 2.5), loud=0.5)
    return room(ended(above(body, 70), 0.5), seconds, 0.25)


def win(c: Random) -> Track:
    """A phrase on the guitar that rises, and a chord it was looking for."""
    chord = tuple((1.02 + 0.028 * place, step, 0.62) for place, step in enumerate((0, 7, 12, 16, 19, 24)))
    return _guitar(
        ((0.0, 12, 0.7), (0.17, 15, 0.7), (0.34, 17, 0.75), (0.51, 19, 0.85), (0.85, 22, 0.7), *chord), 2.0, c
    )


def loss(c: Random) -> Track:
    """A phrase that comes down, and stays there."""
    chord = tuple((1.12 + 0.045 * place, step, 0.55) for place, step in enumerate((0, 7, 12, 15)))
    return _guitar(((0.0, 19, 0.7), (0.28, 18, 0.65), (0.56, 15, 0.65), (0.84, 12, 0.65), *chord), 2.0, c)


SOUNDS: dict[str, tuple[Callable[[Random], Track], float]] = {
    "shot": (shot, 0.27),
    "ricochet": (ricochet, 0.17),
    "explosion": (explosion, 0.29),
    "fuse": (fuse, 0.09),
    "card": (card, 0.075),
    "flip": (flip, 0.085),
    "shuffle": (shuffle, 0.095),
    "coin": (coin, 0.11),
    "dice": (dice, 0.14),
    "drink": (drink, 0.13),
    "arrow": (arrow, 0.15),
    "bell": (bell, 0.20),
    "spurs": (spurs, 0.09),
    "hooves": (hooves, 0.12),
    "asked": (asked, 0.14),
    "win": (win, 0.19),
    "loss": (loss, 0.17),
}
"""Every sound and how loud it is to be beside the others: a card that is laid down is not a shot."""


def rendered(name: str) -> Track:
    """A sound, always the same."""
    make, loud = SOUNDS[name]
    return ended(balanced(make(Random(f"{SEED} {name}")), loud))
