### Why a card cannot be played now, and what speaks against an option (codes of why_not and of warnings).

reason-out_of_range = senki sincs lőtávon belül: a legközelebbi játékos távolsága { $distance }, a fegyvered lőtávja { $range }
reason-too_far = senki sincs elég közel: a legközelebbi játékos távolsága { $distance }, a lap hatótávja { $range }
reason-no_target = nincs, akire kijátszhatnád
reason-nothing_to_take = akit elér, annak nincs elvehető lapja
reason-all_have_one = aki megkaphatná, annak már van ilyenje
reason-same_name = már fekszik előtted ilyen nevű lap
reason-bang_limit = ebben a körben már kijátszottad a BANG! lapodat (legfeljebb { $limit })
reason-eliminated = kiestél a játékból
reason-not_your_turn = lapot a saját körödben játszhatsz ki; most csak a felsorolt válaszok számítanak
reason-not_phase_2 = lapot a köröd 2. fázisában játszhatsz ki; most csak a felsorolt válaszok számítanak
reason-effect_running = egy másik lap hatása még tart; most csak a felsorolt válaszok számítanak
reason-no_second_card = még egy kézben lévő lapba kerül, és neked nincs több
reason-just_laid = ebben a körben tetted le; a következő körödtől használhatod
reason-nothing_to_use = nincs mit használni rajta: magától működik, vagy most hatástalan
reason-used_this_turn = ezt a képességet ebben a körben már használtad
reason-only_in_response = csak az ellened irányuló lövésre adott válaszként használható
reason-two_left = ha már csak ketten játszotok, hatástalan
reason-full_life = maximális életponton állsz, ezért hatástalan
reason-shadow_regains_nothing = árnyék vagy, és nem nyersz vissza életpontot, ezért hatástalan
reason-all_healthy = senkinek sem hiányzik életpontja, ezért hatástalan
reason-healthy = { $seat_is ->
    [you] maximális életponton állsz
   *[other] { $seat } maximális életponton áll
}, ezért hatástalan
reason-gives_up_life = ezzel kiesel
reason-cannot_save = a lapjaid nem tudnak 0 fölé visszahozni (most { $life } életpontod van)
reason-not_enough_missed = { $needs } Nem talált! hatás kell, és lehet, hogy nincs ennyid: a lap kárba veszne
reason-hits_yourself = ezt saját magaddal tennéd
reason-immune_target = { $seat } védve van: ez a lap hatástalan ellene
reason-own_side = { $seat } a te oldaladon áll
reason-worse_weapon = a jobb fegyveredet ({ $kind }) cserélné le
reason-event_forbids = az érvényes esemény tiltja: { $kind }
reason-must_play = { $kind }: előbb ezt kell kijátszanod: { $card }
reason-too_dear = { $price } aranyrögbe kerül, neked pedig { $purse ->
    [0] egy sincs
   *[other] { $purse } van
}
reason-own_equipment = a magad előtt fekvő felszerelés nem távolítható el
reason-not_on_offer = csak a kínálatban lévő lapok vehetők meg
# A reason of somebody else's set.
reason-other = most nem lehetséges ({ $name })
