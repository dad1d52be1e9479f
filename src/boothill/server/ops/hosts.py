"""By what names this server goes. Pages of others can make a browser ask it under a name of their own, which they have
let point here (DNS rebinding), and would be taken for ours: whoever calls it by another name is sent away.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from boothill.server.ops.config import ANY_HOST, Config

_IN_A_NETWORK = re.compile(r"[a-z0-9_-]+|[a-z0-9._-]+\.(?:local|lan|home|home\.arpa|internal|localdomain)")
"""Names that nobody can have on the internet: of one word, or with one of these ends."""


class OwnHosts:
    """The names a server is asked under."""

    def __init__(self, config: Config, machine: str | None = None) -> None:
        """`machine` is what this machine calls itself."""
        here = config.host.lower().strip("[]")
        address = _address(here)
        self._inside = here == "localhost" or (address is not None and address.is_loopback)
        named = {urlsplit(origin).hostname or "" for origin in config.origins}
        self._names = {*config.hosts, *named, here, _bare(machine or socket.gethostname())}
        self.any = ANY_HOST in config.hosts or (config.trust_proxy and not config.hosts)
        """Whether it takes every name for its own: so it was told, or it cannot know what its proxy is called."""

    def know(self, host: str | None) -> bool:
        """Whether this, a Host header with or without a port, is one of them.

        An address always is: whoever asks for one has asked for this machine. So is no name at all, which no browser
        sends. A server that is open to a network also goes by the names that exist in such a network alone; one that is
        for its own machine does not, for anybody in the network could have one point there.
        """
        if self.any or host is None:
            return True
        name = _bare(host)
        if name in self._names or name == "localhost" or name.endswith(".localhost") or _address(name) is not None:
            return True
        return not self._inside and _IN_A_NETWORK.fullmatch(name) is not None


def _bare(host: str) -> str:
    """A name without its port, in small letters, without brackets and the dot at its end."""
    text = host.strip().lower()
    if text.startswith("["):
        inside = text[1:].partition("]")[0]
        return inside if _address(inside) is not None else text
    return text.partition(":")[0].removesuffix(".")


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
