### Il tavolo nel browser: che cosa sta attorno alle carte, ai dadi e alle domande. Le frasi sulla partita stessa sono anche
### quelle del terminale.

table-board = Il tavolo
table-prompt = Che cosa fare
table-hand = { $count ->
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $count } carte
}
table-hand-empty = Non hai carte in mano.
table-open-cards = Carte scoperte
table-pile-deck = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count }
}
table-pile-discard = Scarti: { $count }
table-event-next = { $left ->
    [0] Prossimo evento
    [one] Prossimo e ultimo evento
   *[other] Prossimo di { $left } eventi
}
table-market = Negozio
table-price = { $price ->
    [one] 1 pepita
   *[other] { $price } pepite
}
table-living = Ancora in gioco:

# Un posto. Ciò che non si vede viene letto ad alta voce.
table-seat-role = Ruolo: { $role }
table-seat-life = { $life ->
    [one] 1 punto vita su { $most }
   *[other] { $life } punti vita su { $most }
}
table-seat-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
table-seat-arrows = { $count ->
    [one] 1 freccia
   *[other] { $count } frecce
}
table-seat-aimed = sta per perderne { $count }
table-seat-nuggets = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}
table-seat-range = Gittata { $range }
table-seat-in-play = Carte davanti a { $name }
table-seat-open-hand = Mano di { $name }
table-seat-target = si può scegliere
table-seat-away = assente

table-state-turn = Di turno
table-state-asked = Risponde…
table-state-out = Fuori gioco
table-state-won = Fuori gioco, ma vince
table-state-ghost = Fantasma
table-state-shadow = Ombra
table-state-jail = In prigione
table-state-dynamite = Ha la Dinamite

# $near: se la propria arma ci arriva (yes, no), o none dove la questione non si pone.
table-distance = { $near ->
    [yes] { $name } è a distanza { $distance }: a tiro.
    [no] { $name } è a distanza { $distance }: fuori tiro.
   *[none] { $name } è a { $distance ->
        [one] 1 posto
       *[other] { $distance } posti
    } di distanza.
}
table-distance-steps = { $steps ->
    [one] 1 posto
   *[other] { $steps } posti
}
table-distance-part = { $cause } { $by }
table-distance-sum = ({ $sum }: { $distance })

table-card-fresh = messa giù in questo turno, non ancora usabile
table-card-lit = si può usare
table-yourself = Tu
table-target-needs = { $needs ->
    [one] { $name } (1 Mancato! ferma il colpo)
   *[other] { $name } (servono { $needs } Mancato!)
}

# I dadi.
table-dice = I dadi
table-die = Dado { $die }: { $face }
table-die-none = Dado { $die } non ancora lanciato
table-die-locked = Dado { $die }: { $face }, bloccato
table-die-spent = Dado { $die }: { $face }, usato
table-die-again = rilancia
table-rerolls = { $left ->
    [0] Nessun rilancio rimasto
    [one] Resta 1 rilancio
   *[other] Restano { $left } rilanci
}
table-throw = { $count ->
    [one] Rilancia 1 dado
   *[other] Rilancia { $count } dadi
}

# Che cosa fare. Una di queste frasi, o una domanda, è sempre sullo schermo.
table-say-ended = La connessione a questo tavolo è terminata.
table-say-connecting = Connessione al tavolo…
table-say-asleep = Qui non c'è nessun altro: il tavolo dorme finché qualcuno non riprende a giocare.
table-say-over = La partita è finita.
table-say-moment = Un momento…
table-say-sent = La tua risposta è in viaggio…
table-as = { $card } come { $kind }
table-say-paying = { $question } (bersaglio: { $name })
table-say-target = { $what }: scegli un giocatore.
table-say-use = { $what }: che uso ne fai?
table-say-pick = { $what }: scegli una carta.
table-hint-play = Scegli una delle carte illuminate. Una carta sbiadita dice perché non si può giocare.
table-hint-several = Puoi scegliere fino a { $count } carte in una volta.
table-these = Queste { $count } carte
table-hint-card = Scegli una delle carte illuminate, poi conferma.
table-hint-dice = Scegli i dadi da rilanciare, o fermati.
table-card-option = { $card }: { $option }
table-do-discard = Scarta { $option }
table-do-take = Scegli { $option }
table-do-take-gift = Dai { $option }
table-use = { $owner }: { $action }
table-card-not-now = non risponde a questa domanda
table-time-short = Restano dieci secondi per rispondere.
table-read = Leggi di { $name }
table-confirm = Sì: { $option }
table-anyway = Fallo comunque: { $option }
table-back = Indietro
table-no-end = Non puoi ancora terminare il turno: { $reason }.
table-seconds = { $seconds } s
table-more-time = Più tempo
table-stood-in = Il tempo è scaduto e un bot gioca per te.
table-take-over = Riprendi tu

# Il diario.
table-log = Che cosa è successo
table-log-filter = Che cosa mostra il diario
table-log-all = Tutto
table-log-harm = Vita e morte
table-log-turns = Turni
table-log-go = Vai al punto { $number }
# Fra un evento e l'altro: chi ha preso o perso un posto. $instead: il bot che lo aveva.
notice-sat_down = { $name } prende il posto del bot { $instead }.
notice-back = { $name } torna e continua a giocare.
notice-left = { $name } se ne va; continua un bot.
talk-line = { $name }: «{ $text }»
talk-spectator = Uno spettatore: «{ $text }»
notice-put_out = { $name } non c'è, e l'host libera il posto; continua un bot.
notice-voted_out = { $name } perde il posto per votazione; continua un bot.

# Parole stampate sopra un posto. Non concordano con chi vi siede.
stamp-hit = Ahi!
stamp-missed = Mancato
stamp-healed = Cura
stamp-out = Fuori
stamp-boom = Boom
stamp-free = Libertà
stamp-jailed = In cella
stamp-back = Rieccomi
stamp-robbed = Furto
stamp-lost = Carta persa

emote-hello = Salve!
emote-thanks = Grazie!
emote-well_played = Bella giocata!
emote-oops = Ops!
emote-thinking = Fammi pensare…
emote-laugh = Ah ah!
emote-angry = Grrr!
emote-tip_hat = Chapeau!

# Attorno al tavolo.
# In the tab of the browser, while we are asked.
table-title-ours = Tocca a te
table-heading = La partita
table-side = Diario e compagnia
table-tab-log = Diario
table-tab-people = Persone
table-tab-words = A parole
table-close = Chiudi
table-home = Home
table-tools = Strumenti
table-turn = Turno { $turn }
table-series = Partita { $game } di { $games }
table-hurry = Fretta
table-hurry-long = I bot giocano senza pensarci su, se tutti sono d'accordo
table-sound = Suoni
table-sound-offer = Giocare con i suoni?
table-sound-yes = Sì
table-sound-no = Non ora
table-again = Mostra di nuovo
table-again-long = Mostra di nuovo che cosa è appena successo (A)
table-watching = Stai guardando
table-help = Aiuto e preferenze
table-reconnecting = Connessione persa. Riconnessione…
table-show-result = Mostra il risultato
table-try-again = Riprova
table-sum-seat = { $who_is ->
    [you] Tu, { $character }: { $role }, vita { $life } su { $most }.
   *[other] { $who }, { $character }: { $role }, vita { $life } su { $most }.
}
table-sum-play = In gioco: { $cards }.
table-reach = A tiro: { $names }.
table-reach-nobody = Nessuno è a tiro.
table-reach-unknown = Qui non ci sono gittate da indicare.

stage-label = Che cosa succede
stage-asked = risponde ora
stage-waiting = deve ancora rispondere
stage-deciding = sceglie
stage-stops-missed = { $count ->
    [one] Un Mancato! lo ferma
   *[other] { $count } Mancato! lo fermano
}
stage-stops-bang = Un BANG! risponde
stage-stops-beer = { $count ->
    [one] Una Birra salverebbe
   *[other] { $count } Birre salverebbero
}
stage-what-card = Una carta
stage-what-ability = Un'abilità
stage-what-check = Estrai!
stage-what-event = Un evento
stage-what-dice = Dadi
stage-what-discard = Scarta
stage-what-blow = Un colpo
stage-did-used = risponde
stage-did-missed = Mancato!
stage-did-dodged = schivato
stage-did-bang = BANG!
stage-did-turned = Estrai!
stage-did-hit = colpito: ne restano { $left }
stage-did-unhurt = illeso
stage-did-out = fuori: { $role }
stage-did-healed = +{ $number } vita
stage-did-wasted = senza effetto
stage-did-took = prende
stage-did-lost = perde una carta
stage-did-robbed = derubato
stage-did-discarded = scarta
stage-did-drew = pesca { $number }
stage-did-free = libero
stage-did-jailed = resta in prigione
stage-did-boom = esplode
stage-did-passed = non succede nulla
stage-did-aimed = sotto tiro: { $number }
stage-did-arrows = frecce: { $number }
