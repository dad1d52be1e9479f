"""What tests of the running server share."""

import pytest

from support.serving import serving


@pytest.fixture(scope="session")
def hasty(tmp_path_factory):
    """A server where nobody takes time to think, and whoever is gone is stood in for at once: what does not happen at
    once does not happen.
    """
    with serving(tmp_path_factory.mktemp("hasty"), absence=0) as server:
        yield server


@pytest.fixture(scope="session")
def patient(tmp_path_factory):
    """A server where bots think for a minute, and nobody who is gone is missed for an hour."""
    with serving(tmp_path_factory.mktemp("patient"), think_min=60, think_max=60, absence=3600) as server:
        yield server
