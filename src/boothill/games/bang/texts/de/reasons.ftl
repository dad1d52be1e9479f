### Why a card cannot be played now, and what speaks against an option (codes of why_not and of warnings).

reason-out_of_range = niemand ist in Reichweite: die kleinste Distanz ist { $distance }, deine Waffe reicht bis { $range }
reason-too_far = niemand ist nah genug: die kleinste Distanz ist { $distance }, die Karte reicht bis { $range }
reason-no_target = niemand kommt dafür als Ziel infrage
reason-nothing_to_take = niemand, den die Karte erreicht, hat etwas zu verlieren
reason-all_have_one = alle, die sie bekommen könnten, haben schon eine
reason-same_name = eine Karte dieses Namens liegt schon vor dir
reason-bang_limit = du hast dein BANG! in diesem Zug schon gespielt (Limit { $limit })
reason-eliminated = du bist aus dem Spiel
reason-not_your_turn = Karten spielst du im eigenen Zug; jetzt zählen nur die aufgeführten Antworten
reason-not_phase_2 = Karten spielst du in Phase 2 deines Zugs; jetzt zählen nur die aufgeführten Antworten
reason-effect_running = eine andere Karte wird noch abgehandelt; jetzt zählen nur die aufgeführten Antworten
reason-no_second_card = das kostet eine weitere Handkarte, und du hast keine
reason-just_laid = du hast sie in diesem Zug ausgelegt; einsetzen kannst du sie ab deinem nächsten Zug
reason-nothing_to_use = hier gibt es nichts einzusetzen: sie wirkt von selbst oder gerade gar nicht
reason-used_this_turn = du hast diese Fähigkeit in diesem Zug schon genutzt
reason-only_in_response = das ist nur eine Antwort auf einen Schuss auf dich
reason-two_left = zu zweit bewirkt das nichts mehr
reason-full_life = du hast volles Leben, also bewirkt das nichts
reason-shadow_regains_nothing = du bist ein Schatten und bekommst kein Leben zurück, also bewirkt das nichts
reason-all_healthy = niemand hat Leben verloren, also bewirkt das nichts
reason-healthy = { $seat_is ->
    [you] du hast
   *[other] { $seat } hat
} volles Leben, also bewirkt das nichts
reason-gives_up_life = damit scheidest du aus
reason-cannot_save = deine Karten bringen dich nicht mehr über 0 (du stehst bei { $life })
reason-not_enough_missed = es braucht { $needs } Fehlschuss!-Effekte, und so viele hast du vielleicht nicht: die Karte wäre umsonst verloren
reason-hits_yourself = das würdest du dir selbst antun
reason-immune_target = diese Karte bewirkt bei { $seat } nichts
reason-own_side = { $seat } steht auf deiner Seite
reason-worse_weapon = sie ersetzt deine bessere Waffe: { $kind }
reason-event_forbids = nicht, solange das Ereignis { $kind } gilt
reason-must_play = { $kind }: zuerst musst du { $card } spielen
reason-too_dear = das kostet { $price ->
    [one] 1 Nugget
   *[other] { $price } Nuggets
}, und du hast { $purse ->
    [0] keine
   *[other] { $purse }
}
reason-own_equipment = Ausrüstung vor dir selbst kannst du nicht entfernen
reason-not_on_offer = kaufen kannst du nur, was im Laden liegt
# A reason of somebody else's set.
reason-other = gerade nicht möglich ({ $name })
