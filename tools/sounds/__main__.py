"""`python -m tools.sounds` renders the sounds of the table into one file for browsers, and lists where each begins.

`--wav FOLDER` writes each by itself instead, to be listened to. The file for browsers needs `ffmpeg`, which makes it
small; whoever only plays, builds or tests Boothill does not.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import wave
from array import array
from pathlib import Path

from tools.sounds.waves import RATE, Track, silence
from tools.sounds.western import SOUNDS, rendered

HOME = Path(__file__).parents[2] / "client" / "src" / "session" / "sounds"
APART = 0.12
"""Seconds of silence between two sounds: browsers disagree by less about where in the file they are."""
QUALITY = 9
MOST = 60_000


def write_wav(path: Path, track: Track) -> None:
    """Write a track as 16-bit samples."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", (round(32_767 * max(-1.0, min(1.0, sample))) for sample in track)).tobytes())


def main() -> int:
    """Render everything."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("--wav", type=Path, metavar="FOLDER", help="write each sound by itself, to be listened to")
    wanted = parser.parse_args().wav
    tracks = {name: rendered(name) for name in SOUNDS}
    if wanted:
        wanted.mkdir(parents=True, exist_ok=True)
        for name, track in tracks.items():
            write_wav(wanted / f"{name}.wav", track)
        return 0
    whole, places = silence(APART), {}
    for name, track in tracks.items():
        places[name] = [round(len(whole) / RATE, 3), round(len(track) / RATE, 3)]
        whole += track + silence(APART)
    HOME.mkdir(parents=True, exist_ok=True)
    raw, packed = HOME / "western.wav", HOME / "western.mp3"
    write_wav(raw, whole)
    exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-id3v2_version", "0"]
    encoder = ["-ac", "1", "-codec:a", "libmp3lame", "-q:a", str(QUALITY)]
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", raw, *encoder, *exact, packed], check=True)
    raw.unlink()
    lines = [f"  {json.dumps(name)}: {json.dumps(place)}" for name, place in places.items()]
    (HOME / "western.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    size = packed.stat().st_size
    print(f"{size} bytes, {len(whole) / RATE:.1f} seconds")
    return 0 if size <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
