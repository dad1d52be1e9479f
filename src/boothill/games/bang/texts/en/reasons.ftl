### Why a card cannot be played now, and what speaks against an option (codes of why_not and of warnings).

reason-out_of_range = nobody is in range: the nearest player is at distance { $distance }, your weapon reaches { $range }
reason-too_far = nobody is near enough: the nearest player is at distance { $distance }, it reaches { $range }
reason-no_target = there is nobody to play it at
reason-nothing_to_take = nobody it reaches has a card to lose
reason-all_have_one = everybody who could get it has one already
reason-same_name = a card of this name lies in front of you already
reason-bang_limit = you have played your BANG! of this turn (limit { $limit })
reason-eliminated = you are out of the game
reason-not_your_turn = cards are played in your own turn; now only the answers listed count
reason-not_phase_2 = cards are played in phase 2 of your turn; now only the answers listed count
reason-effect_running = another card is still being carried out; now only the answers listed count
reason-no_second_card = it costs another card of your hand, and you have none
reason-just_laid = you laid it down this turn; you can use it from your next turn on
reason-nothing_to_use = there is nothing to use: it works by itself, or has no effect now
reason-used_this_turn = you have used this ability already in this turn
reason-only_in_response = it only answers a shot at you
reason-two_left = with two players left it has no effect
reason-full_life = you are at full life, so it does nothing
reason-shadow_regains_nothing = you are a shadow and regain no life, so it does nothing
reason-all_healthy = nobody has lost any life, so it does nothing
reason-healthy = { $seat_is ->
    [you] you are
   *[other] { $seat } is
} at full life, so it does nothing
reason-gives_up_life = you will be eliminated
reason-cannot_save = your cards cannot bring you back above 0 (you are at { $life })
reason-not_enough_missed = { $needs } Missed! effects are needed, and you may not have that many: the card would be lost for nothing
reason-hits_yourself = you would do this to yourself
reason-immune_target = this card does nothing to { $seat }
reason-own_side = { $seat } is on your own side
reason-worse_weapon = it replaces your better weapon, { $kind }
reason-event_forbids = not while the event { $kind } is in force
reason-must_play = { $kind }: you must play { $card } first
reason-too_dear = it costs { $price ->
    [one] 1 nugget
   *[other] { $price } nuggets
}, and you have { $purse ->
    [0] none
   *[other] { $purse }
}
reason-own_equipment = equipment in front of yourself cannot be removed
reason-not_on_offer = only the cards in the shop can be bought
# A reason of somebody else's set.
reason-other = not possible now ({ $name })
