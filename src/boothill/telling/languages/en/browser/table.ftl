### The table in the browser: what stands round the cards, the dice and the questions. Sentences about the game itself are
### the terminal's, too.

table-board = The table
table-prompt = What now
table-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
table-hand-empty = You have no cards in hand.
table-open-cards = Open cards
table-pile-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count }
}
table-pile-discard = Discards: { $count }
table-event-next = { $left ->
    [0] Next event
    [one] Next, and last, event
   *[other] Next of { $left } events
}
table-market = Shop
table-price = { $price ->
    [one] 1 nugget
   *[other] { $price } nuggets
}
table-living = Still in the game:

# A seat. What cannot be seen is read out.
table-seat-role = Role: { $role }
table-seat-life = { $life } of { $most } life
table-seat-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-seat-arrows = { $count ->
    [one] 1 arrow
   *[other] { $count } arrows
}
table-seat-aimed = about to lose { $count }
table-seat-nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
table-seat-range = Range { $range }
table-seat-in-play = Cards in front of { $name }
table-seat-open-hand = Hand of { $name }
table-seat-target = can be chosen
table-seat-away = away

table-state-turn = Playing
table-state-asked = Answering …
table-state-out = Out of the game
table-state-won = Out, and among the winners
table-state-ghost = Ghost
table-state-shadow = Shadow
table-state-jail = In jail
table-state-dynamite = Has the dynamite

# $near: whether the own weapon reaches (yes, no), or none where that is no question.
table-distance = { $near ->
    [yes] { $name } is at distance { $distance }, in your range.
    [no] { $name } is at distance { $distance }, out of your range.
   *[none] { $name } sits { $distance ->
        [one] 1 place
       *[other] { $distance } places
    } away.
}
table-distance-steps = { $steps ->
    [one] 1 place
   *[other] { $steps } places
}
table-distance-part = { $cause } { $by }
table-distance-sum = ({ $sum }: { $distance })

table-card-fresh = laid down this turn, not to be used yet
table-card-lit = can be used
table-yourself = Yourself
table-target-needs = { $needs ->
    [one] { $name } (1 Missed! stops it)
   *[other] { $name } ({ $needs } Missed! to stop it)
}

# Dice.
table-dice = The dice
table-die = Die { $die }: { $face }
table-die-none = Die { $die } has not been thrown
table-die-locked = Die { $die }: { $face }, locked
table-die-spent = Die { $die }: { $face }, used
table-die-again = again
table-rerolls = { $left ->
    [0] No re-roll left
    [one] 1 re-roll left
   *[other] { $left } re-rolls left
}
table-throw = { $count ->
    [one] Throw 1 die again
   *[other] Throw { $count } dice again
}

# What now. One of these, or a question, is always on the screen.
table-say-ended = The connection to this table has ended.
table-say-connecting = Connecting to the table …
table-say-asleep = Nobody else is here: the table sleeps until somebody plays on.
table-say-over = The game is over.
table-say-moment = One moment …
table-say-sent = Your answer is on its way …
table-as = { $card } as { $kind }
table-say-paying = { $question } (aimed at { $name })
table-say-target = { $what }: choose a player.
table-say-use = { $what }: what for?
table-say-pick = { $what }: choose a card.
table-hint-play = Choose one of the lit cards. A dimmed card says why it cannot be played.
table-hint-several = Choose up to { $count } cards at once.
table-these = These { $count } cards
table-hint-card = Choose one of the lit cards, then confirm.
table-hint-dice = Choose the dice to throw again, or stop.
table-card-option = { $card }: { $option }
table-do-discard = Discard { $option }
table-do-take = Choose { $option }
table-do-take-gift = Give { $option }
table-use = { $owner }: { $action }
table-card-not-now = it does not answer this question
table-time-short = Ten seconds left to answer.
table-read = Read about { $name }
table-confirm = Yes: { $option }
table-anyway = Do it anyway: { $option }
table-back = Back
table-no-end = You cannot end your turn yet: { $reason }.
table-seconds = { $seconds } s
table-more-time = More time
table-stood-in = Your time was up, and a bot plays for you.
table-take-over = Take over

# The log.
table-log = What has happened
table-log-filter = What the log shows
table-log-all = All
table-log-harm = Life and death
table-log-turns = Turns
table-log-go = Go to event { $number }
# Between events: who came to a seat or lost one. $instead: the bot that had it.
notice-sat_down = { $name } takes over from the bot { $instead }.
notice-back = { $name } is back and plays on.
notice-left = { $name } leaves; a bot plays on.
talk-line = { $name }: “{ $text }”
talk-spectator = A spectator: “{ $text }”
notice-put_out = { $name } is gone, and the host frees the seat; a bot plays on.
notice-voted_out = { $name } is voted out; a bot plays on.

# Words stamped over a seat.
stamp-hit = Hit
stamp-missed = Missed
stamp-healed = Healed
stamp-out = Out
stamp-boom = Boom
stamp-free = Free
stamp-jailed = Jailed
stamp-back = Back
stamp-robbed = Robbed
stamp-lost = Card lost

emote-hello = Howdy!
emote-thanks = Thanks!
emote-well_played = Well played!
emote-oops = Oops!
emote-thinking = Let me think …
emote-laugh = Ha ha!
emote-angry = Grrr!
emote-tip_hat = Hats off!

# Round the table.
# In the tab of the browser, while we are asked.
table-title-ours = Your turn
table-heading = The game
table-side = Log and company
table-tab-log = Log
table-tab-people = People
table-tab-words = In words
table-close = Close
table-home = Home
table-tools = Tools
table-turn = Turn { $turn }
table-series = Game { $game } of { $games }
table-hurry = Hurry
table-hurry-long = Bots need not think, once everybody says so
table-sound = Sound
table-sound-offer = Play with sound?
table-sound-yes = Yes
table-sound-no = Not now
table-again = Show that again
table-again-long = Show again what has just happened (A)
table-watching = You are watching
table-help = Help and preferences
table-reconnecting = The connection is lost. Coming back …
table-show-result = Show the result
table-try-again = Try again
table-sum-seat = { $who_is ->
    [you] You, { $character }: { $role }, { $life } of { $most } life.
   *[other] { $who }, { $character }: { $role }, { $life } of { $most } life.
}
table-sum-play = In play: { $cards }.
table-reach = In your range: { $names }.
table-reach-nobody = Nobody is in your range.
table-reach-unknown = There are no ranges to tell.

# The stage in the middle: what is pending, and what came of it.
stage-label = What is going on
stage-asked = answers now
stage-waiting = still to come
stage-deciding = chooses
stage-stops-missed = { $count ->
    [one] A Missed! stops it
   *[other] { $count } Missed! stop it
}
stage-stops-bang = A BANG! answers it
stage-stops-beer = { $count ->
    [one] A Beer would save them
   *[other] { $count } Beers would save them
}
stage-what-card = A card
stage-what-ability = An ability
stage-what-check = draw!
stage-what-event = An event
stage-what-dice = Dice
stage-what-discard = Discards
stage-what-blow = A blow
stage-did-used = answers
stage-did-missed = Missed!
stage-did-dodged = dodged
stage-did-bang = BANG!
stage-did-turned = draw!
stage-did-hit = hit: { $left } left
stage-did-unhurt = unhurt
stage-did-out = out: { $role }
stage-did-healed = +{ $number } life
stage-did-wasted = no effect
stage-did-took = takes
stage-did-lost = loses a card
stage-did-robbed = robbed
stage-did-discarded = discards
stage-did-drew = draws { $number }
stage-did-free = free
stage-did-jailed = stays in jail
stage-did-boom = it explodes
stage-did-passed = nothing happens
stage-did-aimed = aimed at: { $number }
stage-did-arrows = arrows: { $number }
