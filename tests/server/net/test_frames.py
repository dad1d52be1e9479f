"""Counting frames as they come, in whatever pieces."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from boothill.server.net.frames import FrameCounter
from support.games import law

SIZES = st.one_of(st.integers(0, 130), st.sampled_from([65_535, 65_536, 70_000]))


@law(100)
@given(st.lists(SIZES, max_size=12), st.lists(st.integers(1, 200), max_size=40), st.booleans())
def test_every_frame_counts_once_however_it_comes(sizes, cuts, mask):
    data = b"".join(Frame(Opcode.BINARY, bytes(size)).serialize(mask=mask) for size in sizes)
    counter, found, at = FrameCounter(), 0, 0
    for cut in [*cuts, len(data)]:
        found += counter.count(data[at : at + cut], 1000)
        at += cut
    assert found == len(sizes)


def test_counting_ends_where_it_is_too_much():
    pings = Frame(Opcode.PING, b"").serialize(mask=True) * 10_000
    assert FrameCounter().count(pings, 200) == 201
