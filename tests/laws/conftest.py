"""What several laws begin with."""

import textwrap

import pytest


@pytest.fixture
def write_set(tmp_path):
    """Write a set into a folder of its own and return the folder's path."""

    def write(source, name="ghost_town", **further):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        for file, text in {"__init__": source, **further}.items():
            (folder / f"{file}.py").write_text(textwrap.dedent(text), encoding="utf-8")
        return str(folder)

    return write
