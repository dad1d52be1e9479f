"""nginx and Caddy as processes, with a sample of docs/hosting in which only ports and certificates are others."""

from __future__ import annotations

import getpass
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any

from support.serving import PATIENCE, Serving

SAMPLES = Path(__file__).parents[3] / "docs" / "hosting"
NAME = "table.example.org"
UPSTREAM = "127.0.0.1:8000"


def free_port() -> int:
    """A port nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody but the test trusts, and its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"),
            *("-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", str(key), "-out", str(chain)),
        ],
        check=True,
        capture_output=True,
    )
    return chain, key


class Proxy:
    """A proxy with a server behind it. Its `url` is what browsers call it."""

    def __init__(self, program: str, folder: Path, server: Serving) -> None:
        self.program = program
        self.folder = folder
        self.server = server
        self.port, self.plain_port = free_port(), free_port()
        self.url = f"https://{NAME}:{self.port}"
        self.chain, self.key = certificate(folder)
        self.tls = ssl.create_default_context(cafile=str(self.chain))
        self.log = folder / f"{program}.log"

    # ---- the sample, with ports and certificates of the test's own

    def _changed(self, sample: str, *changes: tuple[str, str]) -> str:
        text = (SAMPLES / sample).read_text(encoding="utf-8")
        for old, new in ((UPSTREAM, self.server.url.removeprefix("http://")), *changes):
            assert old in text, f"{sample} has no {old!r} any more"
            text = text.replace(old, new)
        return text

    def _nginx(self) -> list[str]:
        site = self._changed(
            "nginx.conf",
            ("    listen [::]:443 ssl default_server;\n", ""),
            ("    listen [::]:443 ssl;\n", ""),
            ("    listen [::]:80;\n", ""),
            ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            (f"/etc/letsencrypt/live/{NAME}", str(self.folder)),
        )
        (self.folder / "site.conf").write_text(site, encoding="utf-8")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"  {kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\nuser {getpass.getuser()};\nworker_processes 1;\n"
            f"pid {self.folder}/nginx.pid;\nerror_log {self.log};\nevents {{ worker_connections 1024; }}\n"
            f"http {{\n{places}  include {self.folder}/site.conf;\n}}\n",
            encoding="utf-8",
        )
        return ["nginx", "-e", str(self.log), "-c", str(self.folder / "nginx.conf")]

    def _caddy(self) -> list[str]:
        places = ("admin off", f"http_port {self.plain_port}", f"https_port {self.port}", "default_bind 127.0.0.1")
        ours = "".join(["{\n", *[f"\t{place}\n" for place in places], "\tservers {"])
        text = self._changed(
            "Caddyfile",
            ("{\n\tservers {", ours),
            (f"\n{NAME} {{", f"\n{NAME} {{\n\ttls {self.chain} {self.key}"),
        )
        (self.folder / "Caddyfile").write_text(text, encoding="utf-8")
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]

    @contextmanager
    def running(self) -> Iterator[None]:
        """Have it run for as long as this lasts."""
        command = self._nginx() if self.program == "nginx" else self._caddy()
        found = shutil.which(command[0], path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        assert found, f"{command[0]} is not installed"
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        with self.log.open("a", encoding="utf-8") as log:
            process = subprocess.Popen([found, *command[1:]], stdout=log, stderr=log, env=home, cwd=self.folder)
        try:
            self._wait(process)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError(f"{self.program} did not start:\n{self.log.read_text(encoding='utf-8')}")

    # ---- being a browser

    def socket(self, name: str = NAME) -> ssl.SSLSocket:
        """A connection to it that asks for this name."""
        return self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.port), PATIENCE), server_hostname=name)

    def connection(self, address: str = "127.0.0.1") -> HTTPSConnection:
        """A connection for requests, from an address of this machine."""
        connection = HTTPSConnection(NAME, self.port, timeout=PATIENCE, context=self.tls)
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(address, 0))
        connection.sock = self.tls.wrap_socket(plain, server_hostname=NAME)
        return connection

    def request(
        self, path: str, body: str | None = None, headers: dict[str, str] | None = None, address: str = "127.0.0.1"
    ) -> tuple[int, dict[str, str], bytes]:
        """GET, or POST if there is a body: status, headers and body of the answer."""
        connection = self.connection(address)
        try:
            connection.request("GET" if body is None else "POST", path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def way(self, **more: Any) -> dict[str, Any]:
        """What `Client.join` needs to come through it."""
        return {"ssl": self.tls, "host": "127.0.0.1", "port": self.port, "origin": self.url, **more}
