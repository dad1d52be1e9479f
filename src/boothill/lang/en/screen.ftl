### What the terminal client says besides the game itself.

# The table.
head-player = Player
head-role = Role
head-character = Character
head-life = Life
head-hand = Hand
head-distance = Dist.
head-in-play = Weapon (range), in play
table-you = You
table-out = out
legend-turn = ▶ has the turn
legend-range = ◎ in range
legend-life = ● life
legend-lost = ○ life lost
legend-green = ◆ green card
legend-fresh = ◇ not usable yet
table-copied = { $who_is ->
    [you] { $own }: you have the ability of { $copied }
   *[other] { $own }: { $who } has the ability of { $copied }
}
table-alive = In the game: { $roles }
# $form: full, or brief where there is little room.
table-deck = { $form ->
    [brief] Deck { $deck }
   *[full] Draw pile { $deck }
}
table-discard = { $form ->
    [brief] Discards { $discard }
   *[full] Discard pile { $discard }
}{ $top_is ->
    [none] {""}
   *[card] { $form ->
        [brief] : { $top }
       *[full] , on top { $top }
    }
}
table-those-out = Out:
role-seen = { $who } ({ $role })
table-shown = On the table: { $cards }
# $as_is: shadow, for one who is back for this turn only.
table-title = { $turn_is ->
    [you] Turn { $turn } · your turn
   *[other] Turn { $turn } · { $who }'s turn
}{ $as_is ->
    [shadow] {" "}as a shadow
   *[none] {""}
} · { $phase }
table-title-over = The game is over
you-role = You: { $role }. { $goal }
you-brief = You: { $role }{ $prey_is ->
    [none] {""}
   *[role] {" "}after the { $prey }
}, { $character }
copied-ability = As { $character }: { $ability }
you-character = { $character }: { $ability }
hand-empty = You have no cards in hand.
hand-line = Your hand: { $cards }
hand-of = { $who }: { $cards }
not-now = not now (?)
# Many cards of one player to choose from.
whose-cards = { $target_is ->
    [you] your own:
   *[other] { $target }:
}
pick-hand = hand
end-not-now = end your turn: not now (?)

# Beginning and end of a game.
welcome = Boothill { $version } · { $count } players · { $sets }{ $starter ->
    [yes] {" "}(starter game)
   *[no] {""}
}{ $shadow ->
    [yes] {" "}· with shadows
   *[no] {""}
} · seed { $seed }
welcome-series = Game { $game } of { $games }.
welcome-help =
    Choose by number. Type info and a name to read what a card or character does,
    ? to see why a card cannot be played, help for everything else.
welcome-three =
    The roles lie open: { $roles }.
    The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
welcome-first = { $who_is ->
    [you] You are the { $role } and begin.
   *[other] { $who } is the { $role } and begins.
}
resumed = You go on where the game was saved.
end-you-win = You win!
end-you-lose = You lose.
end-series = Games won so far: { $wins }
end-keep-character = You survived. Keep { $character } for the next game?
end-keep-record = Keep the record of this game, to step through it later?
out-menu = You are out. What now?
out-watch = watch on
out-finish = let the others finish quickly
out-quit = leave

# Asking.
prompt = Your choice (1-{ $count }) >
prompt-menu = (1-{ $count }) >
yes = yes
no = no
sure = Are you sure? { $reason }
sure-kept = Then choose again.
bad-number = There is no choice { $number }; choose from 1 to { $count }.
no-input = Type a number from 1 to { $count }, or help.
bad-input = "{ $input }" is no command here; type a number from 1 to { $count }, or help.
bad-log = "{ $input }" is no number of lines; type log, or log 50.
bad-end = There is nothing to end or pass now; choose from 1 to { $count }.
not-found = There is no card, event, character, role or rule "{ $name }" at this table.
name-one = Which card? Type info and its name, such as info barrel.
several = "{ $name }" fits several: { $names }.
reasons-none = All your cards can be used now.
reason-line = { $card }: { $reason }
end-reason = You cannot end your turn: { $reason }

# Files.
saved = Saved. Take it up again with: boothill play --load { $file }
recorded = Recorded. Step through it with: boothill replay { $file }
left-saved = The game is kept. Take it up again with: boothill play --load { $file }
left-watching = You leave the table.
no-save = The game was not saved: { $reason }
overwrite = { $file } exists and is not from this game. Overwrite it?
quit-menu = Save the game before you leave?
quit-save = save and leave
quit-leave = leave without saving
quit-stay = stay

help =
    number      take that choice (3! takes it without asking whether you are sure)
    end, pass   end your turn, take the hit, do nothing
    ?           why your other cards cannot be used now
    info NAME   what a card, event, character or role does; also ? NAME
                (info BASE-BEER-1 shows a rule)
    event       the event in force and the next one, and how many are left
    shop        the equipment on offer with what it does, and your nuggets
    who         who sits at the table, with the characters' abilities
    table       show the table again
    log [N]     the last N lines of the log (20)
    save [FILE] save the game and go on
    quit        leave; offers to save

help-marks = Marks on the table: { $marks }

# Replaying.
replay-deal = The deal is the one the server committed itself to when the game began: { $commitment }
replay-step = Answer { $at } of { $total }
replay-answer = { $who_is ->
    [you] You were asked
   *[other] { $who } was asked
} ({ $question }) and answered: { $answer }
replay-asked = You are asked: { $question }
replay-end = End of the record.
replay-open = Here the record ends; the game is not over.
replay-prompt = Enter next, b back, number jumps, q quits >
replay-bad = "{ $input }" is no step; press Enter, or type b, q or a number from 0 to { $total }.
replay-first = This is the beginning.
