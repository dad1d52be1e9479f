### Why the server did not do something: one sentence for each code (docs/protocol.md, "Codes"). $message is the server's own
### sentence, in English; it is used only where the code alone does not say enough.

refused-unreachable = The server cannot be reached. Check your connection and try again.
refused-refused = That cannot be done: { $message }
refused-error = Something went wrong on the server. { $message }

# Messages at a table.
refused-malformed = The server did not understand that. Reload the page and try again.
refused-too_fast = That was too much at once. Wait a moment and try again.
refused-not_now = That is not possible at this moment.
refused-spectator = Only those who sit at the table can do that.
refused-not_host = Only the host of the table can do that.
refused-seated = More people sit at the table than that: choose at least as many players.
refused-no_game = No game is in play.
refused-stale = Too late: that question has been answered already.
refused-not_yours = That question is for somebody else.
refused-no_such_option = That is not among your choices any more. Choose again.
refused-no_more_time = There is no more extra time for this question.
refused-no_such_seat = There is no such seat at this table.
refused-taken = Somebody has taken that seat already.
refused-empty = Nobody sits there.
refused-present = That person is here. Only somebody who is gone can be replaced.
refused-no_person = No person sits there.
refused-not_yourself = You cannot do that to yourself.
refused-not_out = Only those who are out of the game for good may see everything.
refused-no_chat = There is no chat at this table.
refused-muted = The host has muted you.
refused-not_gone = That person has not been gone for long. Wait a while, or vote.
refused-no_such_spectator = That spectator is gone.
refused-knows = You have seen every hand, and decide about nobody until the game is over.

# Ends of connections.
refused-restart = The server is restarting. The game is kept; you are back in a moment.
refused-closing = The server is closing. Try again in a moment.
refused-trouble = The server has trouble storing the game. Try again in a moment.
refused-too_slow = Your connection was too slow. Coming back …
refused-server_full = The server is full. Try again in a few minutes.
refused-too_many_connections = Too many connections come from your network. Close other tabs, or try again in a moment.
refused-too_many_tables = Too many tables are open. Try again in a few minutes.
refused-no_hello = The connection took too long to begin. Reload the page.
refused-bad_token = This seat is not yours any more.
refused-no_spectators = This table takes no spectators.
refused-too_many_spectators = Too many people are watching this table. Try again in a few minutes.
refused-no_such_table = There is no such table. It may have been cleared away, or the link is not complete.
refused-origin = This page may not use that server.
refused-elsewhere = You have opened this table in too many windows. This one was disconnected.
refused-left = You have left this table.
refused-kicked = You have been sent away from this table.
refused-closed = This table has been closed.
# The same at a table that is come back to, where that says more.
closing-closing = The server is closing down. The game is kept; come again in a while.
closing-trouble = The server has trouble just now. Coming back …
closing-too_fast = Too much came from here at once. Coming back …
closing-server_full = The server is full. Trying again …
closing-too_many_connections = Too many connections come from your network. Close other windows; trying again …
closing-too_many_tables = Too many tables are open on this server. Trying again …

# Problems of the lobby.
refused-foreign_origin = This page may not use that server.
refused-other_host = The server does not know this address. Open it under its own.
refused-not_here = That is not allowed from here.
refused-no_such_game = There is no such game.
refused-no_such_box = There is no such set.
refused-no_such_rule = There is no such rule.
refused-no_such_book = There is no book of this game.
refused-other_rules = This game was played under rules that this server no longer has, so it cannot be shown.
refused-not_found = There is nothing at this address.
refused-no_such_language = There are no texts in this language.
refused-wrong_method = The server did not understand that. Reload the page and try again.
refused-seat = You cannot sit there: { $message }
refused-too_large = That was too long. Write less.
