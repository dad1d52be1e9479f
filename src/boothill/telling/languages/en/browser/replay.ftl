### The replay viewer: a finished game to be watched again, step by step and with anybody's eyes.

replay-title = Replay
replay-title-of = Replay: { $names }
replay-loading = Fetching the film of the game …
replay-played-bang = Card game of { $date }
replay-played-dice = Dice game of { $date }
replay-page-home = Boothill, to the start page

# Nothing can be shown.
replay-unknown-title = Nobody remembers this game
replay-unknown-text = There is no game with this link. A letter may be missing, or the game has been cleared away.
replay-running-title = The shooting goes on
replay-running-text = This game is not over yet. Its film shows every hand, so it can be watched once the game has ended.
replay-rules-title = The rules have changed
replay-rules-text = This game was played by rules that the server no longer has. Its record can still be downloaded.
replay-failed-title = The film does not run
replay-home = To the start page
replay-retry = Try again

# The controls.
replay-controls = Controls
replay-to-start = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-to-end = To the end
replay-scrubber = Place in the game
replay-place = Answer { $at } of { $total }
replay-place-turn = Answer { $at } of { $total }, turn { $turn }
# The same with who was eliminated at this place.
replay-place-fall = Answer { $at } of { $total }, turn { $turn }. Eliminated: { $names }
replay-turn = Turn { $turn }
# Short: how far into the game.
replay-count = { $at } / { $total }
replay-speed = Speed
replay-speed-times = { $speed } ×
replay-unit = Steps
replay-unit-answer = Answers
replay-unit-turn = Turns

# Whose eyes.
replay-view = View
replay-view-as = Show
replay-view-everything = Everything: all hands and roles open
replay-view-public = What everybody saw
replay-view-seat = What { $name } saw then
replay-view-bottom = Sits at the bottom
replay-view-wait = Fetching the film with other eyes …
replay-view-failed = The film could not be fetched with these eyes. { $problem }

# Around the film.
replay-log = Log
replay-close = Close
replay-help = Help and preferences
replay-link = Copy link to this moment
replay-link-copied = The link to this moment is copied.
replay-link-address = The link to this moment is in the address bar now: copy it from there.
replay-record = Download the record
replay-hints = Keys and marks
replay-keys-play = play, pause
replay-keys-step = step
replay-keys-ends = beginning, end
replay-key-space = Space
replay-key-home = Home
replay-key-end = End
replay-mark-turn = a turn begins
replay-mark-fall = a player is eliminated

# What has been asked and answered on the way to this moment.
replay-what = What now
replay-what-begins = The game begins.
replay-what-chose = { $who_is ->
    [you] You chose: { $answer }
   *[other] { $who } chose: { $answer }
}
replay-what-nothing = What was answered could not be seen.
replay-what-over = { $count ->
    [0] The game is over. Nobody has won.
    [one] The game is over. The winner: { $names }
   *[other] The game is over. The winners: { $names }
}
replay-hand = { $count ->
    [0] { $name } has no cards in hand
    [one] Hand of { $name }: 1 card
   *[other] Hand of { $name }: { $count } cards
}
replay-hand-hidden = { $count ->
    [one] Hand of { $name }: 1 card, face down
   *[other] Hand of { $name }: { $count } cards, face down
}
