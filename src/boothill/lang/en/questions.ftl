### What is asked: of the player (ask-), and as the others see it (wait-).

ask-play = Your turn: play cards, or end it.
wait-play = { $who } is playing ...

ask-dodge = { $by_is ->
    [nobody] { $cause } hits you.
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

ask-surplus = End of turn: discard { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards, one after the other
}. You may keep as many as you have life.
wait-surplus = { $who } is discarding ...

ask-flip = Which card counts for the draw!{ $occasion_id ->
    [none] {""}
    [dynamite] {" "}for Dynamite (2 to 9 of Spades explodes)
    [jail] {" "}for Jail (Hearts go free)
    [bang] {" "}against the shot (Hearts count as a Missed!)
    [gatling] {" "}against the shot (Hearts count as a Missed!)
   *[other] {" "}for { $occasion }
}?
wait-flip = { $who } is choosing the card for the draw! ...

ask-first_draw = Where does your first card come from?
wait-first_draw = { $who } is drawing ...

ask-look = Choose a card to keep ({ $count } more).
wait-look = { $who } is choosing cards ...

ask-cost = Which card do you discard for it? ({ $count } more)
wait-cost = { $who } is paying for an ability ...

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
