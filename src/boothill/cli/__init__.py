"""The `boothill` command."""
