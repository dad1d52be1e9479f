"""The command `serve`, as far as it goes without serving."""

import subprocess
import sys
import tomllib

import pytest

from boothill.cli.main import main
from boothill.server.ops import config


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch):
    """None of the values of whoever runs the tests."""
    for name in ["config", *config.FIELDS]:
        monkeypatch.delenv(config.variable_of(name), raising=False)


def told(capsys, *arguments):
    code = main(["serve", *arguments])
    return code, *capsys.readouterr()


def test_help_lists_every_value_with_its_variable_and_default(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "1000")
    with pytest.raises(SystemExit) as end:
        main(["serve", "--help"])
    out = capsys.readouterr().out
    assert end.value.code == 0
    for name in config.FIELDS:
        line = next(line for line in out.splitlines() if line.startswith(f"  {config.flag_of(name)}"))
        at = out.index(line)
        entry = out[at : at + 400]
        assert config.description_of(name) in entry
        assert config.variable_of(name) in entry
        assert "(default " in entry
    assert "--log-format json|text" in out


def test_print_config_prints_the_effective_configuration(capsys, tmp_path, monkeypatch):
    (tmp_path / "own.toml").write_text("port = 1\nthink_max = 3\n", encoding="utf-8")
    monkeypatch.setenv("BOOTHILL_CONFIG", str(tmp_path / "own.toml"))
    monkeypatch.setenv("BOOTHILL_PORT", "2")
    code, out, err = told(
        capsys,
        "--print-config",
        "--db",
        "postgresql://joe:secret@host/x",
        "--trust-proxy",
        "--origins",
        "https://a.example",
    )
    assert (code, err) == (0, "")
    values = tomllib.loads(out)
    assert (values["port"], values["think_max"], values["trust_proxy"]) == (2, 3.0, True)
    assert values["db"] == "postgresql://joe:***@host/x"
    assert values["origins"] == ["https://a.example"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "x"), "--port: port is 'x'; it has to be a whole number from 0 to 65535."),
        (
            ("--config", "none.toml"),
            "the configuration none.toml cannot be read: No such file or directory; check its name.",
        ),
    ],
)
def test_wrong_values_give_one_sentence(capsys, arguments, sentence):
    assert told(capsys, *arguments) == (2, "", f"boothill serve: {sentence}\n")


def test_help_does_not_load_the_web_server():
    script = (
        "import sys; from boothill.cli.main import main\n"
        "try: main(['serve', '--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('litestar', 'uvicorn', 'sqlalchemy') if name in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"
