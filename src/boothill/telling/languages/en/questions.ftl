### What is asked: of the player (ask-), and as the others see it (wait-).

ask-play = Your turn: play cards, or end it.
wait-play = { $who } is playing ...

ask-dodge = { $by_is ->
    [nobody] { $cause_is ->
        [event] A shot at you ({ $cause }).
       *[other] { $cause } hits you.
    }
   *[other] { $by } shoots at you ({ $cause }).
} { $needs ->
    [1] One Missed! effect stops it.
   *[other] { $needs } Missed! effects stop it.
}
wait-dodge = { $who } is answering { $cause } ...

ask-bang = { $by_is ->
    [nobody] { $cause }: give up a BANG!, or lose 1 life.
   *[other] { $cause } by { $by }: give up a BANG!, or lose 1 life.
}
wait-bang = { $who } is answering { $cause } ...

ask-rescue = You are dying ({ $life } life). Save yourself, or be eliminated.
wait-rescue = { $who } is dying ...

ask-between = Before the game goes on: use your ability?
wait-between = { $who } may use an ability ...

ask-surplus = End of turn: you hold { $surplus ->
    [one] 1 card more than you may keep. { $surplus_to ->
        [deck] Put one face down on the draw pile ({ $event }).
       *[discard] Discard one.
    }
   *[other] { $surplus } cards more than you may keep. { $surplus_to ->
        [deck] Put them face down on the draw pile, the last one on top ({ $event }).
       *[discard] Discard one after the other.
    }
}
wait-surplus = { $who } is discarding ...

ask-flip = Which card counts for the draw!{ $occasion_is ->
    [shot] {" "}against the shot (Hearts count as a Missed!)
    [own] { $occasion_id ->
        [don_bell] {" "}for an extra turn (Hearts and Diamonds bring one)
       *[other] {" "}for { $occasion }
    }
   *[other] { $occasion_id ->
        [none] {""}
        [dynamite] {" "}for Dynamite (2 to 9 of Spades explodes)
        [jail] {" "}for Jail (Hearts go free)
        [gatling] {" "}against the shot (Hearts count as a Missed!)
        [ability] {" "}against the shot (Hearts count as a Missed!)
        [a_fistful_of_cards] {" "}against the shot (Hearts count as a Missed!)
        [ricochet] {" "}against the shot (Hearts count as a Missed!)
        [russian_roulette] {" "}in the Russian Roulette (Hearts count as a Missed!)
        [sniper] {" "}against the shot (Hearts count as a Missed!)
        [vendetta] {" "}for Vendetta (Hearts bring an extra turn)
       *[other] {" "}for { $occasion }
    }
}?{ $all_suit_is ->
    [none] {""}
   *[event] {" "}Every card counts as { $all_suit } ({ $event }).
}
wait-flip = { $who } is choosing the card for the draw! ...

ask-first_draw = Where does your first card come from?
wait-first_draw = { $who } is drawing ...

ask-look = Choose a card to keep ({ $count } more).
wait-look = { $who } is choosing cards ...

ask-cost = Which card do you discard for it? ({ $count } more)
wait-cost = { $who } is paying for an ability ...

ask-second_card = Which other card do you discard to play { $kind }?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } more)
}
wait-second_card = { $who } is choosing a card to discard for { $kind } ...

ask-strip = { $kind }: which card does { $seat } discard?
wait-strip = { $who } is choosing which card { $seat_is ->
    [you] you discard
   *[other] { $seat } discards
} ...

ask-copy = Whose ability do you have until your next turn?
wait-copy = { $who } is choosing an ability ...

ask-draw_or_take = Draw, or take one card that lies in play?
wait-draw_or_take = { $who } is drawing ...

ask-gift = Which card does { $seat } get? You keep what is left.
wait-gift = { $who } is choosing a card for { $seat_is ->
    [you] you
   *[other] { $seat }
} ...

ask-store = General Store: take a card.
wait-store = { $who } is choosing in the General Store ...

ask-estate = Which of { $victim }'s cards do you take?
wait-estate = { $who } is taking { $victim_is ->
    [you] your
   *[other] { $victim }'s
} cards ...

ask-last_will = You are out. In which order do your cards go to the discard pile?
wait-last_will = { $who } is laying down the last cards ...

# Questions of the events. $event is the one in force.
ask-identity = { $event }: become { $second }, with 2 life, for good? { $second_ability }
wait-identity = { $who } is thinking about another character ...

ask-name_suit = { $kind }: name a suit. For the rest of this turn you play only cards of it from your hand.
wait-name_suit = { $who } is naming a suit ...

ask-lose_blue = { $kind }: which of your blue cards do you discard?
wait-lose_blue = { $who } is choosing a blue card to discard ...

ask-give_life = { $kind }: lose 1 life so that somebody else regains 1?
wait-give_life = { $who } may give away a life point ...

ask-drink_or_draw = { $kind }: regain 1 life instead of drawing cards?
wait-drink_or_draw = { $who } is choosing between drink and cards ...

ask-call_colour = { $right ->
    [0] { $event }: red or black? If the next card is of that colour you take it and may call again.
   *[other] { $event }: { $right } right. Red, black, or stop? A wrong call ends your drawing.
}
wait-call_colour = { $who } is calling a colour ...

ask-exchange = { $kind }: { $chosen ->
    [0] discard any of your cards and draw as many? Choose one after the other.
    [one] 1 card chosen. Which others go?
   *[other] { $chosen } cards chosen. Which others go?
}
wait-exchange = { $who } is exchanging cards ...

ask-roulette = { $cause }: use one Missed! effect, or lose 2 life. Then it is the next player's turn to do so.
wait-roulette = { $who } faces { $cause } ...

ask-save_card = { $cause }: { $by } shoots at your { $mark }. One Missed! effect saves it.
wait-save_card = { $who } may save { $mark } ...

ask-drop_one = Which of the cards you drew do you discard?
wait-drop_one = { $who } is choosing which card to discard ...

ask-find = You have found { $card }. What do you do with it?
wait-find = { $who } has found { $card } and is thinking what to do with it ...

# A question of somebody else's set.
ask-other = Choose ({ $name }).
wait-other = { $who } is choosing ...
