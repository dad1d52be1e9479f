"""Looks after what others wrote: `make audit`, or `python -m tools.audit`.

`locked` reads the lock files, `licences` holds what is handed on to players against the licences we accept, without the
network, and `advisories` asks a public database which locked packages have known vulnerabilities.
"""
