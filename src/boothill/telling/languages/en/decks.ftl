### The event decks on the table: what an event does in a few words, beside its name (the facts of its set say it in
### full), and what the screen says about the deck.

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
brief-abandoned_mine = phase 1 draws from the discard pile
brief-ambush = everybody is at distance 1
brief-blood_brothers = you may give somebody 1 life
brief-dead_man = the first one out comes back
brief-hard_liquor = regain 1 life instead of drawing
brief-lasso = cards in play do nothing
brief-law_of_the_west = the second card drawn must be played
brief-peyote = call the colour of cards to draw them
brief-ranch = exchange hand cards after drawing
brief-ricochet = BANG! cards can hit cards in play
brief-russian_roulette = once: no Missed! costs 2 life
brief-sniper = 2 BANG! cards make a harder shot
brief-the_judge = nothing is laid in front of anybody
brief-vendetta = draw! for an extra turn
brief-a_fistful_of_cards = a shot for each card in hand
