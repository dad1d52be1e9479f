### What only this set says.

brief-blessing = every card is Hearts
brief-curse = every card is Spades
brief-ghost_town = the dead play their turns as ghosts
brief-gold_rush_event = turns pass counter-clockwise
brief-hangover = no character has an ability
brief-shootout = two BANG! cards per turn
brief-the_daltons = once: everybody discards a blue card
brief-the_doctor = once: the weakest regain 1 life
brief-the_reverend = no Beer can be played
brief-sermon = no BANG! in one's own turn
brief-thirst = one card less in phase 1
brief-train_arrival = one card more in phase 1
brief-handcuffs = name a suit, play only that
brief-new_identity = swap to your second character?
brief-high_noon = each turn begins with 1 life lost
event-named_suit = { $who_is ->
    [you] You name { $suit }: this turn you play only { $suit } from your hand.
   *[other] { $who } names { $suit }, and this turn plays only { $suit } from the hand.
}
option-pass-identity = stay { $own }
option-keep-identity = become { $second }, with 2 life
# Questions of the events. $event is the one in force.
ask-identity = { $event }: become { $second }, with 2 life, for good? { $second_ability }
wait-identity = { $who } is thinking about another character ...
ask-name_suit = { $kind }: name a suit. For the rest of this turn you play only cards of it from your hand.
wait-name_suit = { $who } is naming a suit ...
ask-lose_blue = { $kind }: which of your blue cards do you discard?
wait-lose_blue = { $who } is choosing a blue card to discard ...
reason-other_suit = { $kind }: for the rest of this turn you play only { $suit } from your hand
