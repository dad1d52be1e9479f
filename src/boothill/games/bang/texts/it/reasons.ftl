### Perché una carta non si può giocare adesso, e che cosa parla contro una scelta (codici di why_not e degli avvisi).

reason-out_of_range = nessuno è a tiro: il giocatore più vicino è a distanza { $distance }, la tua arma arriva a { $range }
reason-too_far = nessuno è abbastanza vicino: il giocatore più vicino è a distanza { $distance }, la carta arriva a { $range }
reason-no_target = non c'è nessuno contro cui giocarla
reason-nothing_to_take = nessuno a portata ha carte da perdere
reason-all_have_one = chi potrebbe riceverla ne ha già una
reason-same_name = hai già davanti una carta con questo nome
reason-bang_limit = hai già giocato i tuoi BANG! in questo turno (limite { $limit })
reason-eliminated = sei fuori gioco
reason-not_your_turn = le carte si giocano nel proprio turno; ora valgono solo le risposte elencate
reason-not_phase_2 = le carte si giocano nella fase 2 del tuo turno; ora valgono solo le risposte elencate
reason-effect_running = un'altra carta è ancora in corso; ora valgono solo le risposte elencate
reason-no_second_card = costa un'altra carta della tua mano, e non ne hai
reason-just_laid = l'hai messa giù in questo turno; puoi usarla dal tuo prossimo turno
reason-nothing_to_use = non c'è nulla da usare: agisce da sola, o ora non ha effetto
reason-used_this_turn = hai già usato questa abilità in questo turno
reason-only_in_response = serve solo a rispondere a un colpo contro di te
reason-two_left = con due soli giocatori non ha effetto
reason-full_life = hai già tutti i punti vita, quindi non ha effetto
reason-shadow_regains_nothing = sei un'ombra e non recuperi punti vita, quindi non ha effetto
reason-all_healthy = nessuno ha perso punti vita, quindi non ha effetto
reason-healthy = { $seat_is ->
    [you] hai
   *[other] { $seat } ha
} già tutti i punti vita, quindi non ha effetto
reason-gives_up_life = sarai fuori gioco
reason-cannot_save = le tue carte non bastano a riportarti sopra lo 0 (sei a { $life })
reason-not_enough_missed = servono { $needs } effetti Mancato!, e forse non ne hai abbastanza: la carta andrebbe persa per niente
reason-hits_yourself = il bersaglio saresti tu
reason-immune_target = questa carta non ha effetto su { $seat }
reason-own_side = { $seat } sta dalla tua parte
reason-worse_weapon = sostituisce la tua arma migliore, { $kind }
reason-event_forbids = non finché è in vigore l'evento { $kind }
reason-must_play = { $kind }: prima devi giocare { $card }
reason-too_dear = costa { $price ->
    [one] 1 pepita
   *[other] { $price } pepite
}, e { $purse ->
    [0] non ne hai
   *[other] ne hai { $purse }
}
reason-own_equipment = l'equipaggiamento che hai davanti non si può togliere
reason-not_on_offer = si possono comprare solo le carte del negozio
# Una ragione di un set altrui.
reason-other = ora non è possibile ({ $name })
