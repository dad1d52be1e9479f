"""Errors that the user can put right, as against errors of ours."""


class UserError(ValueError):
    """Something asked for cannot be done. The message is one sentence: what was wrong, and what would be right.

    Clients show it as it is; every other exception is a bug and keeps its traceback.
    """


class RuleError(RuntimeError):
    """A rule broke the contract of the engine; the message names the rule's question."""
