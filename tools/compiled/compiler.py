"""The C compiler of this machine: whether there is one, and what it makes of many files on all cores."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from tools.compiled.errors import BuildFailed, NoCompiler
from tools.compiled.progress import Progress

Made = TypeVar("Made")
FAILURES = (BaseError, CCompilerError)

FLAGS = (
    "-w",  # only mypyc could act on a warning
    # The modules call each other directly, not by way of a table through which others could put in functions of theirs.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
)
LINK_FLAGS = ("-Wl,-Bsymbolic",)

NO_COMPILER = (
    "Nothing is compiled, for no C compiler can be run here; install one (Debian, Ubuntu: build-essential; Fedora: "
    "gcc; macOS: xcode-select --install; Windows: the Build Tools for Visual Studio), or play on in pure Python."
)
NO_HEADERS = (
    "Nothing is compiled, for the C compiler finds no Python.h; install the headers of Python {version} (Debian, "
    "Ubuntu: python{version}-dev; Fedora: python{version}-devel), or play on in pure Python."
)


def cores() -> int:
    """How many things can be done at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def require_compiler() -> None:
    """Try it on one line of C; `NoCompiler` says in one sentence what is missing and how to get it."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        for text, sentence in (("int x;\n", NO_COMPILER), ("#include <Python.h>\n", NO_HEADERS)):
            source.write_text(text, encoding="utf-8")
            try:
                with _silence():
                    extension = Extension("trial", [str(source)])
                    _compiled(_command([extension], folder, folder), extension, str(source))
            except FAILURES as error:
                version = ".".join(platform.python_version_tuple()[:2])
                raise NoCompiler(sentence.format(version=version)) from error


def compile_all(extensions: Sequence[Extension], objects: Path, into: Path, progress: Progress) -> list[Path]:
    """Compile these extension modules, the largest files first, and link them into a folder, with the folders of their
    packages; the files made.
    """
    try:
        command = _command(extensions, str(objects), str(into))
        jobs = [(extension, source) for extension in extensions for source in extension.sources]
        jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)
        compiled = _all(lambda job: _compiled(command, *job), jobs, "compiling C files", progress)
        by_source = dict(zip([source for _, source in jobs], compiled, strict=True))
        return _all(lambda each: _linked(command, each, by_source), extensions, "linking modules", progress)
    except FAILURES as error:
        raise BuildFailed(f"the C compiler failed: {error}") from error


def _command(extensions: Sequence[Extension], objects: str, into: str) -> Any:
    """The command of setuptools that builds extension modules: it knows what this Python wants of the compiler."""
    command = build_ext(Distribution({"ext_modules": list(extensions)}))
    command.build_temp, command.build_lib = objects, into
    command.build_extensions = lambda: None  # one file at a time, it would do; running it sets up the compiler
    command.ensure_finalized()
    command.run()
    return command


def _compiled(command: Any, extension: Extension, source: str) -> str:
    """The object file made from one C file."""
    (made,) = command.compiler.compile(
        [source],
        output_dir=command.build_temp,
        include_dirs=extension.include_dirs,
        extra_postargs=[*extension.extra_compile_args, *(FLAGS if command.compiler.compiler_type == "unix" else ())],
    )
    return str(made)


def _linked(command: Any, extension: Extension, compiled: Mapping[str, str]) -> Path:
    """The file of one extension module, made from its object files."""
    target = command.get_ext_fullpath(extension.name)
    command.compiler.link_shared_object(
        [compiled[source] for source in extension.sources],
        target,
        libraries=command.get_libraries(extension),
        library_dirs=extension.library_dirs,
        runtime_library_dirs=extension.runtime_library_dirs,
        extra_postargs=[*extension.extra_link_args, *(LINK_FLAGS if sys.platform == "linux" else ())],
        export_symbols=command.get_export_symbols(extension),
        build_temp=command.build_temp,
        target_lang="c",
    )
    return Path(target)


def _all(work: Callable[[Any], Made], jobs: Sequence[Any], text: str, progress: Progress) -> list[Made]:
    """The work on all jobs, on all cores. The first error ends it."""
    progress.step(f"{text}: {len(jobs)}, {cores()} at a time")
    with ThreadPoolExecutor(cores()) as pool:
        running = [pool.submit(work, job) for job in jobs]
        try:
            for done, future in enumerate(as_completed(running), 1):
                future.result()
                progress.left(text, done, len(jobs))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [future.result() for future in running]


@contextmanager
def _silence() -> Iterator[None]:
    """What the compiler says of a trial is of no use to anybody."""
    saved = os.dup(2)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)
        os.close(nothing)
