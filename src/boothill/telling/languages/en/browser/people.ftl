### What surrounds a game: the room before it, the people at the table, elimination, the result, reports of bugs.

# People at the table. $bot is the id of a bot.
people-title = People at the table
people-you = You
people-host = Host
people-empty = Free seat
people-free = Nobody yet
people-person = Person
people-away = Away
people-bot = { $bot ->
    [easy] Bot: Easy
    [normal] Bot: Normal
    [hard] Bot: Hard
    [greenhorn] Bot: Greenhorn
    [random] Bot: Random
   *[other] Bot: { $bot }
}
people-muted = muted by the host
people-ignored = hidden by you
people-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
people-votes = { $count ->
    [one] 1 vote to send away
   *[other] { $count } votes to send away
}
people-spectators = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
people-spectator = Spectator
people-watchers-more = and { $count } more

# What can be done about somebody.
people-menu = Options
people-menu-of = Options for { $name }
people-no = No
people-ignore = Hide what this person says
people-unignore = Show what this person says
people-mute = Mute for everybody
people-unmute = Let speak again
people-pass-host = Make host
people-pass-host-sure = Make { $name } the host? You can start games and free seats no longer.
people-replace = Replace with a bot
people-replace-sure = Let a bot play for { $name }? The seat is given back when { $name } returns.
people-kick = Free the seat
# $kind: person, bot or watcher; $playing: whether a game is in play (yes, no).
people-kick-sure = { $kind ->
    [person] { $playing ->
        [yes] Send { $name } away? A bot plays on, and the seat cannot be taken back.
       *[no] Send { $name } away? The seat is free again.
    }
   *[other] Send { $name } away?
}
people-put-out = Send away
# $votes: how many have been given so far.
people-vote = { $votes ->
    [0] Vote to send away
   *[other] Vote to send away ({ $votes } so far)
}
people-unvote = Take my vote back ({ $votes } so far)
people-vote-sure = Vote to send { $name } away? It takes more than half of the others, and at least two. A bot plays on.

# Signs and talk.
people-signs = Signs to the table
people-chat = Chat
people-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
people-chat-off = There is no chat at this table. Use the signs.
people-chat-hidden = You have switched the chat off.
people-chat-show = Show the chat
people-chat-empty = Nothing has been said yet.
people-chat-spectator = Spectators are silent while a game is in play.
people-chat-aside = You see everything: only others who do can read what you write.
people-chat-line = Say something
people-chat-send = Send
people-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
# Said by somebody who is out and sees everything.
people-aside = out of the game

people-leave = Leave the table
# $playing: whether a game is in play (yes, no).
people-leave-sure = { $playing ->
    [yes] Leave for good? A bot plays on in your seat.
   *[no] Leave for good? Your seat is free again.
}
people-stop-watching = Stop watching

# The room before the game.
wait-title = The table is set
wait-seats = Seats
wait-settings = What is played
wait-is-ready = Ready
wait-bot-here = Put a bot here
wait-bot-remove = Remove
wait-bot-away = Remove { $name }
wait-start = Start the game
wait-start-text = { $empty ->
    [0] Every seat is taken.
    [one] A bot takes the free seat.
   *[other] Bots take the { $empty } free seats.
}
wait-ready = I am ready
wait-not-ready = Not ready yet
wait-sit = Take a seat
wait-full = All seats are taken.
wait-as = You play as { $name }.

# What now: $host is the name of the host, $names of those who are not ready, $count how many they are.
wait-now-invite = { $empty ->
    [one] Invite somebody for the free seat, or start now: a bot takes it.
   *[other] Invite others, or start now: bots take the free seats.
}
wait-now-start = { $count ->
    [0] Everybody is here. Start the game when you like.
   *[other] Everybody is here. Start when you like, or wait until { $names } says: ready.
}
wait-now-ready = Say when you are ready. { $host } can start the game at any time.
wait-now-seats = You are ready. { $empty ->
    [one] One seat is still free: send the link to somebody, or wait until { $host } starts.
   *[other] { $empty } seats are still free: send the link to others, or wait until { $host } starts.
}
wait-now-others = You are ready. Not ready yet: { $names }.
wait-now-host = You are ready. The game is about to begin.
wait-now-start-away = Away just now: { $names }. Start when you like, or wait.
wait-now-ready-away = Say when you are ready. { $host }, the host, is away just now.
wait-now-seats-away = You are ready. { $empty ->
    [one] One seat is still free: send the link to somebody. { $host }, the host, is away just now.
   *[other] { $empty } seats are still free: send the link to others. { $host }, the host, is away just now.
}
wait-now-away = You are ready. Away just now: { $names }.
wait-now-watch = The game has not begun yet. You are watching.

# The host changes the table between games. $series: whether a series is under way (yes, no).
people-change = Change the table
people-change-lead = { $series ->
    [yes] This counts from the next game on, and a new series begins with it. Everybody is asked again for being ready.
   *[no] This counts from the next game on. Everybody is asked again for being ready.
}
people-change-clock = As it is now
people-change-players = Empty seats and bots make room; people keep their seats, and the link stays the same.
people-change-pace = For this table only.
people-change-send = Change it
people-change-cancel = Cancel

# What the table is like. $game: bang or dice; the rest yes or no.
wait-set-game = { $game ->
    [dice] Dice game for { $players } players
   *[bang] Card game for { $players } players
}
wait-set-boxes = With { $boxes }
wait-set-starter = Starter game, without the trickier cards
wait-set-shadow = The eliminated return as shadows
wait-set-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
wait-set-no-clock = No clock: everybody thinks as long as it takes
# 0 stands for no limit.
wait-set-clock = { $turn ->
    [0] { $reaction } seconds to answer others, no limit for turns
   *[other] { $reaction ->
        [0] { $turn } seconds for a turn, no limit to answer others
       *[other] { $turn } seconds for a turn, { $reaction } to answer others
    }
}
wait-set-bot = { $bot ->
    [easy] Bots: Easy
    [normal] Bots: Normal
    [hard] Bots: Hard
    [greenhorn] Bots: Greenhorn
    [random] Bots: Random
   *[other] Bots: { $bot }
}
wait-set-series = { $badge ->
    [yes] A series of { $games } games; the Sheriff's badge passes on
   *[no] A series of { $games } games
}
wait-set-found = { $public ->
    [yes] { $spectators ->
        [yes] Public table, spectators welcome
       *[no] Public table, no spectators
    }
   *[no] { $spectators ->
        [yes] Found by its link only, spectators welcome
       *[no] Found by its link only, no spectators
    }
}

# Eliminated. $by_is: you, other or nobody.
death-title = You are out
death-how = { $by_is ->
    [other] { $by } has eliminated you. You were { $character }, with the role { $role }.
    [you] You have eliminated yourself. You were { $character }, with the role { $role }.
   *[nobody] You were { $character }, with the role { $role }.
}
death-everything = See everything
death-everything-text = All hands and roles. What you write then reaches only others who see everything.
# $why: the eliminated return as shadows (shadow), strangers may sit here (public), or other.
death-not-everything = { $why ->
    [shadow] Hands stay hidden: at this table the eliminated return as shadows.
    [public] Hands stay hidden: this table is public.
   *[other] Hands stay hidden: somebody may still come back into this game, or has joined it late.
}
death-watch = Watch on
death-new = New game
death-new-text = The same settings against bots, at once. You leave this table.
death-dealing = Dealing …

# The result. $side: law, outlaws, renegade, one (everybody for themselves), some, nobody.
after-title = { $side ->
    [law] The law wins
    [outlaws] The Outlaws win
    [renegade] The Renegade wins
    [nobody] Nobody wins
    [one] { $names } wins
   *[some] Winners: { $names }
}
after-won-headline = You have won
after-lost-headline = You have lost
after-watched-headline = The game is over
after-winners = Winners
after-wanted = Wanted
after-won = Winner
after-everybody = Who was who
after-as = { $role }, { $character }
after-survived = { $life ->
    [0] Still standing at the end.
    [one] Still standing, with 1 life.
   *[other] Still standing, with { $life } life.
}
# $turn is 0 if it is not known.
after-out = { $turn ->
    [0] { $by_is ->
        [you] Eliminated by you.
        [other] Eliminated by { $by }.
       *[nobody] Eliminated.
    }
   *[other] { $by_is ->
        [you] Eliminated by you in turn { $turn }.
        [other] Eliminated by { $by } in turn { $turn }.
       *[nobody] Eliminated in turn { $turn }.
    }
}
# $count: how many players $names are.
after-shot = Has eliminated { $names }.
after-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
after-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
after-turn = Turn { $turn }

# Moments: $who and $by are players, with $who_is and $by_is (you, other, nobody); $cause is the card or die, if $has_cause is yes.
after-moments = Key moments
after-moment-watch = Watch it in the replay
after-moment-first_blood = { $by_is ->
    [you] First blood: you hit { $who }.
   *[other] { $who_is ->
        [you] First blood: { $by } hits you.
       *[other] First blood: { $by } hits { $who }.
    }
}
after-moment-exploded = { $who_is ->
    [you] The Dynamite goes off in front of you and costs { $count } life.
   *[other] The Dynamite goes off in front of { $who } and costs { $count } life.
}
after-moment-escape = { $who_is ->
    [you] Saved at the last moment: you drink and stay in the game.
   *[other] Saved at the last moment: { $who } drinks and stays in the game.
}
after-moment-big_hit = { $by_is ->
    [you] The hardest hit: you take { $count } life from { $who } at once.
   *[other] { $who_is ->
        [you] The hardest hit: { $by } takes { $count } life from you at once.
       *[other] The hardest hit: { $by } takes { $count } life from { $who } at once.
    }
}
after-moment-one_life = { $who_is ->
    [you] On the edge: you hold out for { $count } turns with 1 life.
   *[other] On the edge: { $who } holds out for { $count } turns with 1 life.
}
after-moment-own_deputy = { $by_is ->
    [you] Friendly fire: you eliminate your own Deputy, { $who }.
   *[other] { $who_is ->
        [you] Friendly fire: the Sheriff eliminates you, the Deputy.
       *[other] Friendly fire: the Sheriff eliminates { $who }, the Deputy.
    }
}
after-moment-came_back = { $who_is ->
    [you] Back from the dead: you return to the game.
   *[other] Back from the dead: { $who } returns to the game.
}
after-moment-eliminated = { $by_is ->
    [you] You eliminate { $who }: { $role }.
    [other] { $who_is ->
        [you] { $by } eliminates you: { $role }.
       *[other] { $by } eliminates { $who }: { $role }.
    }
   *[nobody] { $has_cause ->
        [yes] { $who_is ->
            [you] { $cause } is your end: { $role }.
           *[other] { $cause } is the end of { $who }: { $role }.
        }
       *[no] { $who_is ->
            [you] You are out: { $role }.
           *[other] { $who } is out: { $role }.
        }
    }
}
after-moment-last_shot = { $by_is ->
    [you] The last word: you eliminate { $who }, { $role }.
    [other] { $who_is ->
        [you] The last word: { $by } eliminates you, { $role }.
       *[other] The last word: { $by } eliminates { $who }, { $role }.
    }
   *[nobody] { $who_is ->
        [you] The end of the game: you are out, { $role }.
       *[other] The end of the game: { $who } is out, { $role }.
    }
}

after-keep-title = To keep
after-replay = Watch the replay
after-copy = Copy link
after-copied = Copied
after-copy-by-hand = Link to the replay, to be copied by hand
after-record = Download the record
after-deal-checked = The deal was checked: it is the one the server had sealed before the game.
after-deal-wrong = The deal is not the one that was sealed before the game. Please report this.

# The next game.
after-rematch = Rematch
after-next = Next game ({ $game } of { $games })
after-series = New series
after-not-ready = Not ready yet
after-start = Start now
after-keep = Keep my character: { $character }
after-ready = { $count } of { $people } are ready.
# What now: $kind is rematch, next (game of a series) or series (a new one); $names are those who are waited for, $count how many.
after-now-choose = { $kind ->
    [next] Go on with the next game, or watch the replay.
    [series] Begin a new series, or watch the replay.
   *[rematch] Play a rematch, or watch the replay.
}
after-now-wait = You are ready. Waiting for { $names }.
after-now-begin = You are ready. The next game is about to begin.
after-now-watch = { $count ->
    [0] The next game begins when the players are ready.
   *[other] The next game begins when the players are ready. Waiting for { $names }.
}
after-close = Show the table
after-new-table = New table

# Reports of bugs.
report-open = Report a bug
report-title = Report a bug
report-lead = Tell what went wrong. The place in the game is attached automatically, so that it can be played again step by step.
report-label = What happened, and what should have happened?
report-send = Send the report
report-cancel = Cancel
report-close = Close
report-kept = Thank you. Your report is kept under number { $number }, with the place in the game.
report-replay-text = The game can be seen here:
report-replay = Watch the replay

## Somebody who is out guesses who will win.

guess-title = Who will win?
guess-told = You guessed { $role }: { $right ->
    [yes] right!
   *[no] not this time.
}
