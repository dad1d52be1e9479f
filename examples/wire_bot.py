"""A bot that plays over the wire: it takes a seat at a table like a person and answers until the game is over.

    python examples/wire_bot.py http://127.0.0.1:8000 TABLE [NAME]

TABLE is the last part of the table's link. Needs only Python and the package `websockets`. What the messages hold is
told in docs/protocol.md; to make the bot better, write a better `choose`.
"""

import json
import sys
import urllib.request

from websockets.sync.client import connect


def post(url, body):
    """Ask the lobby for something."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def merge(view, changes):
    """What is seen now: `players` change field by field, everything else as a whole."""
    for key, value in changes.items():
        if key == "players" and isinstance(value, dict):
            for seat, fields in value.items():
                view["players"][int(seat)].update(fields)
        else:
            view[key] = value


def choose(view, asked, options):
    """The index of the answer: the first one nothing speaks against, and the turn is ended last."""
    sound = [index for index, option in enumerate(options) if "warning" not in option] or range(len(options))
    return min(sound, key=lambda index: (options[index]["verb"] in ("end", "stop", "pass"), index))


def play(server, table, name="Wire bot"):
    """Take a seat, play one game to its end, and return its result."""
    seat = post(f"{server}/api/tables/{table}/seats", {"name": name})
    game, view = 0, {}
    with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/play", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2, "token": seat["token"]}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "snapshot" and "game" in message:
                game, view = message["game"]["number"], message["view"]
            elif message["type"] == "update":
                merge(view, message["changes"])
            elif message["type"] == "closing":
                raise SystemExit(message["message"])
            if message.get("result"):
                return message["result"]
            if message.get("choices"):
                asked = message["asked"]
                option = choose(view, asked, message["choices"]["options"])
                answer = {"type": "answer", "game": game, "question": asked["question"], "option": option}
                socket.send(json.dumps(answer))
    raise SystemExit("The server has closed the connection.")


if __name__ == "__main__":
    print("Winners: seats", play(*sys.argv[1:])["winners"])
