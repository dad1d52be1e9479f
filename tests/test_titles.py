"""Parts of games are loaded when they are first asked for, whoever asks first."""

import subprocess
import sys

ALL_AT_ONCE = """
import threading
from boothill.titles import part_of

start, wrong = threading.Barrier(8), []

def ask():
    start.wait()
    for part, name in (("words", "WORDS"), ("wire", "WIRE"), ("bots", "BOTS")):
        if not hasattr(part_of("bang", part), name):
            wrong.append(part)

threads = [threading.Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(wrong)
"""


def test_nobody_is_given_a_part_that_another_thread_is_still_loading():
    done = subprocess.run([sys.executable, "-c", ALL_AT_ONCE], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "[]\n"
