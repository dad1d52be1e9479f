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
menu-help = Type the number of your choice (1 to { $count }), or its first letters.
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

# What an event asks of the player whose turn it is, in place of what it does.
mark-suit = { $active_is ->
    [you] you play only { $suit }
   *[other] { $active } plays only { $suit }
}
mark-must_play = { $active_is ->
    [you] you must play { $card }
   *[other] { $active } must play { $card }
}
table-event = Event: { $event } ({ $effect })
table-no-event = No event yet
table-next-event = next: { $event } ({ $left } left)
table-events-last = the last event
table-second = { $who_is ->
    [you] Your second character: { $character }
   *[other] { $who }'s second character: { $character }
}
table-ghost = ghost { $life }
legend-ghost = ghost: back for this turn only
# Looking things up.
deck-in-force = Now in force: { $name }
deck-next = Next: { $name }
deck-first = First, from the { $role }'s second turn on: { $name }
deck-none-left = No further event comes: this one stays until the game ends.
deck-count = { $left ->
    [one] 1 event is left in the deck, the last one.
   *[other] { $left } events are left in the deck, the last one included.
}
deck-none = No event deck is used at this table (boothill play --sets base,high_noon,fistful).
who-second = Second character { $character }: { $ability }

dice-die-new = new
dice-die-kept = kept
dice-die-now = now
dice-phase-before_turn = before the turn
dice-phase-start = start of the turn
dice-phase-rolling = roll { $roll }, { $left ->
    [0] no re-roll left
    [one] 1 re-roll left
   *[other] { $left } re-rolls left
}
dice-phase-shooting = shots
dice-phase-healing = beers
dice-phase-firing = gatlings
dice-phase-end_of_turn = end of the turn
# The table.
dice-head-arrows = Arrows
dice-head-hit = Hit by
dice-indians-near = when the last arrow is taken the Indians attack: everybody loses 1 life for each arrow they hold
dice-hit-both = 1 or 2
dice-hit-none = -
dice-legend-arrow = ↑ arrow
dice-legend-aimed = -1 about to be lost
dice-nobody-aimed = { $life } of { $most } life
dice-somebody-aimed = { $life } of { $most } life, { $aimed } of them aimed at
dice-welcome = Boothill { $version } · The Dice Game · { $count } players · seed { $seed }
dice-welcome-help =
    Type the numbers of the dice to throw again, such as 2 4, or stop; choose from
    lists by number. Type info and a name to read what a face or character does,
    ? about your dice, help for everything else.
dice-help =
    2 4         throw dice 2 and 4 again; also 24, roll 2 4, r 2 4, and roll all
    keep 1 3    keep dice 1 and 3 and throw all others again that are not locked;
                also k 1 3 (dice that show the same are alike)
    stop        throw no more; also s, end, pass
    number      in a list, take that choice (3! and stop! do not ask whether you
                are sure)
    ?           what the dice do, and which are locked
    info NAME   what a face, character or role does; also ? NAME
                (info DICE-DYN-1 shows a rule)
    who         who sits at the table, with the characters' abilities
    table       show the table again
    log [N]     the last N lines of the log (20)
    save [FILE] save the game and go on
    quit        leave; offers to save
    In the log the dice that are thrown again stand in [brackets].
dice-not-found = There is no face, character, role or rule "{ $name }" in this game.
dice-name-one = Which face or character? Type info and its name, such as info gatling.
dice-bad-dice = "{ $input }" names no dice; type their numbers, such as { $command } 2 4.
dice-no-reroll = There are no dice to throw again now; choose from 1 to { $count }.
dice-refused = { $reason }.
dice-twice = Die { $die } is named twice; name each die once.
dice-hint-reroll = Such as 2 4 to throw dice 2 and 4 again, keep 1 3 to throw the others, or stop.
dice-prompt-reroll = Your choice (dice to throw again, or stop) >
dice-no-input = Type the dice to throw again, such as 2 4, or stop, or help.
dice-bad-input = "{ $input }" is no command here; type the dice to throw again, such as 2 4, or stop, or help.
dice-explain-none = The dice have not been thrown yet.
dice-explain-locked = { $dice_count ->
    [one] Locked until the end of the turn: die { $dice }.
   *[other] Locked until the end of the turn: dice { $dice }.
}
dice-explain-targets = { $who_is ->
    [you] With { $face } you hit { $targets }.
   *[other] With { $face } { $who } hits { $targets }.
}
dice-holds-arrows = { $count ->
    [one] 1 arrow
   *[other] { $count } arrows
}

# The screen. A price is written with $ before it, and a black card with ■.
equipment-fact = ({ $colour ->
    [black] black equipment
   *[brown] brown equipment
}, { $price ->
    [one] 1 nugget
   *[other] { $price } nuggets
}) { $effect }
head-nuggets = { $form ->
    [brief] $
   *[full] Gold
}
price-cut = { $name } ${ $price } (not ${ $full })
table-shop = Shop: { $cards }
table-shop-empty = The shop is empty
table-equipment = { $form ->
    [brief] Equipment { $deck }
   *[full] Equipment deck { $deck }
}{ $used ->
    [0] {""}
   *[other] {" "}+ { $used } used
}
table-shadow = shadow
table-as-side = as { $side }
table-no-side = no side yet
table-those-shadows = Shadows:
table-shadows-gone = Shadows return no longer
remove-row = Remove
# What a bought card is used for, before those it may be used on.
group-buy = { $as_is ->
    [other] as { $kind }:
   *[same] { $use ->
        [heal] heal:
       *[other] in front of:
    }
}
same-choices = the same with [{ $first }] to [{ $last }]
role-as-side = { $role } as { $side }
side-goal = You win or lose with { $role_id ->
    [deputy] the Sheriff's side
   *[outlaw] the Outlaws
}{ $returns ->
    [yes] {" "}until your next turn begins; then you count the open roles again.
   *[no] .
}
legend-nuggets = $ nuggets
legend-black = ■ black equipment
legend-shadow = shadow: out, but back for each own turn
seen-nuggets = { $role }, ${ $number }
out-shadow-menu = You are out, but return as a shadow when your turn comes. Until then?
out-quick = let the others play quickly
end-side = You ended the game as { $side }.
# Looking things up.
shop-cut = { $name }, for you ${ $price }
shop-purse = You have { $number ->
    [0] no nuggets.
    [one] 1 nugget.
   *[other] { $number } nuggets.
}
shop-deck = Equipment deck: { $deck } face down{ $used ->
    [0] .
   *[other] , { $used } used ones face up below.
}
shop-none = No equipment is sold at this table (boothill play --sets base,gold_rush).
equipment-of = { $who }'s { $card }

# Somebody's role that everybody knows.
role-of = { $who_is ->
    [you] you are { $role }
   *[other] { $who } is { $role }
}
phase-before_turn = before the turn
phase-start_of_turn = start of the turn
phase-phase_1 = phase 1: draw
phase-phase_2 = phase 2: play
phase-phase_3 = phase 3: discard
phase-end_of_turn = end of the turn
phase-over = game over

# A game that brings no texts of its own.
plain-welcome = Boothill { $version } · { $game } · { $count } players · seed { $seed }
plain-not-found = There is nothing called "{ $name }" at this table.
plain-name-one = Which one? Type info and a name.
plain-help =
    number      take that choice (3! takes it without asking whether you are sure)
    ?           the question once more
    info NAME   what something does; also ? NAME
    who         who sits at the table
    table       show the table again
    log [N]     the last N lines of the log (20)
    save [FILE] save the game and go on
    quit        leave; offers to save
