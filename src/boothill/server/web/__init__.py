"""The server as clients reach it: HTTP for the lobby and what there is to read, a WebSocket for play."""
