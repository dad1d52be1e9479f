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

ask-store = General Store: take a card.
wait-store = { $who } is choosing in the General Store ...

ask-estate = Which of { $victim }'s cards do you take?
wait-estate = { $who } is taking { $victim_is ->
    [you] your
   *[other] { $victim }'s
} cards ...

ask-last_will = You are out. In which order do your cards go to the discard pile?
wait-last_will = { $who } is laying down the last cards ...

# A question of somebody else's set.
ask-other = Choose ({ $name }).
wait-other = { $who } is choosing ...
