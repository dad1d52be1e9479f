"""The commands, one module each."""

COMMANDS = {
    "open": "play in the browser, against bots or with friends at this machine",
    "play": "play a game in the terminal against bots",
    "replay": "step through a recorded game",
    "serve": "run a server for tables that people share",
    "reports": "read what players reported to a server",
    "purge": "remove old games from a server's database",
    "rules": "read the rules, and see which of them the tests cover",
    "lang": "see the languages, and what one of them still lacks",
    "simulate": "let bots play many games and count who wins",
    "lab": "measure how strong bots are and how fair the game is",
    "bench": "measure the speed of the engine",
    "load": "measure a server with people who are programs",
    "soak": "play many random games and check every step of each",
}
"""Every command with what it is for, in the order of the help; each is a module here."""
