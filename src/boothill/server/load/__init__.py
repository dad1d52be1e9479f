"""Load: people who are programs play at many tables over WebSockets, and what that costs the server is measured."""
