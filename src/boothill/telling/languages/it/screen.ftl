### Che cosa dice il terminale oltre alla partita stessa.

# Il tavolo.
head-player = Giocatore
head-role = Ruolo
head-character = Personaggio
head-life = Vita
head-hand = Mano
head-distance = Dist.
head-in-play = Arma (gittata), in gioco
table-you = Tu
table-out = fuori
legend-turn = ▶ di turno
legend-range = ◎ a tiro
legend-life = ● punto vita
legend-lost = ○ punto vita perso
legend-green = ◆ carta verde
legend-fresh = ◇ non ancora usabile
table-copied = { $who_is ->
    [you] { $own }: hai l'abilità di { $copied }
   *[other] { $own }: { $who } ha l'abilità di { $copied }
}
table-alive = In gioco: { $roles }
# $form: full, oppure brief dove c'è poco spazio.
table-deck = Mazzo { $deck }
table-discard = Scarti { $discard }{ $top_is ->
    [none] {""}
   *[card] { $form ->
        [brief] : { $top }
       *[full] , in cima { $top }
    }
}
table-those-out = Fuori:
role-seen = { $who } ({ $role })
table-shown = Sul tavolo: { $cards }
# $as_is: shadow, per chi torna solo per questo turno.
table-title = { $turn_is ->
    [you] Turno { $turn } · tocca a te
   *[other] Turno { $turn } · tocca a { $who }
}{ $as_is ->
    [shadow] {" "}come ombra
   *[none] {""}
} · { $phase }
table-title-over = La partita è finita
you-role = Tu: { $role }. { $goal }
you-brief = Tu: { $role }{ $prey_is ->
    [none] {""}
   *[role] {" "}a caccia del { $prey }
}, { $character }
copied-ability = Come { $character }: { $ability }
you-character = { $character }: { $ability }
hand-empty = Non hai carte in mano.
hand-line = La tua mano: { $cards }
hand-of = { $who }: { $cards }
not-now = non ora (?)
# Molte carte di un giocatore fra cui scegliere.
whose-cards = { $target_is ->
    [you] le tue:
   *[other] { $target }:
}
pick-hand = mano
end-not-now = termina il turno: non ora (?)

# Inizio e fine di una partita.
welcome = Boothill { $version } · { $count } giocatori · { $sets }{ $starter ->
    [yes] {" "}(partita introduttiva)
   *[no] {""}
}{ $shadow ->
    [yes] {" "}· con le ombre
   *[no] {""}
} · seed { $seed }
welcome-series = Partita { $game } di { $games }.
welcome-help =
    Scegli con un numero. Scrivi info e un nome per leggere che cosa fa una carta o
    un personaggio, ? per sapere perché una carta non si può giocare, help per
    tutto il resto.
welcome-three =
    I ruoli sono scoperti: { $roles }.
    Il Vice caccia il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice.
welcome-first = { $who_is ->
    [you] Inizi tu: il tuo ruolo è { $role }.
   *[other] Inizia { $who }: il suo ruolo è { $role }.
}
resumed = Riprendi la partita da dove era stata salvata.
end-you-win = Hai vinto!
end-you-lose = Hai perso.
end-series = Partite vinte finora: { $wins }
end-keep-character = Ne esci in vita. Tieni { $character } per la prossima partita?
end-keep-record = Conservi la registrazione della partita, per rivederla passo per passo?
out-menu = Sei fuori gioco. E ora?
out-watch = continua a guardare
out-finish = fai finire in fretta gli altri
out-quit = esci

# Domande.
prompt = La tua scelta (1-{ $count }) >
menu-help = Scrivi il numero della tua scelta (da 1 a { $count }) o le sue prime lettere.
prompt-menu = (1-{ $count }) >
yes = sì
no = no
sure = Confermi? { $reason }
sure-kept = Allora scegli di nuovo.
bad-number = La scelta { $number } non c'è; scegli da 1 a { $count }.
no-input = Scrivi un numero da 1 a { $count }, oppure help.
bad-input = «{ $input }» qui non è un comando; scrivi un numero da 1 a { $count }, oppure help.
bad-log = «{ $input }» non è un numero di righe; scrivi log, oppure log 50.
bad-end = Ora non c'è nulla da terminare o da passare; scegli da 1 a { $count }.
not-found = A questo tavolo non c'è carta, evento, personaggio, ruolo o regola «{ $name }».
name-one = Quale carta? Scrivi info e il suo nome, per esempio info barile.
several = «{ $name }» può essere: { $names }.
reasons-none = Ora puoi usare tutte le tue carte.
reason-line = { $card }: { $reason }
end-reason = Non puoi terminare il turno: { $reason }

# File.
saved = Partita salvata. Per riprenderla: boothill play --load { $file }
recorded = Partita registrata. Per rivederla: boothill replay { $file }
left-saved = La partita resta in serbo. Per riprenderla: boothill play --load { $file }
left-watching = Lasci il tavolo.
no-save = Salvataggio non riuscito: { $reason }
overwrite = { $file } esiste già e non è di questa partita. Sovrascrivere?
quit-menu = Salvi la partita prima di uscire?
quit-save = salva ed esci
quit-leave = esci senza salvare
quit-stay = resta

help =
    numero      scegli quella risposta (3! la sceglie senza chiedere conferma)
    end, pass   termina il turno, subisci il colpo, non fare nulla
    ?           perché le altre tue carte ora non si possono usare
    info NOME   che cosa fa una carta, un evento, un personaggio o un ruolo;
                anche ? NOME (info BASE-BEER-1 mostra una regola)
    event       l'evento in vigore e il prossimo, e quanti ne restano
    shop        l'equipaggiamento in vendita e che cosa fa, e le tue pepite
    who         chi siede al tavolo, con le abilità dei personaggi
    table       mostra di nuovo il tavolo
    log [N]     le ultime N righe del diario (20)
    save [FILE] salva la partita e continua
    quit        esci; chiede se salvare

help-marks = Segni sul tavolo: { $marks }

# Rivedere una partita.
replay-deal = La distribuzione è quella a cui il server si era vincolato a inizio partita: { $commitment }
replay-step = Risposta { $at } di { $total }
replay-answer = { $who_is ->
    [you] Domanda per te
   *[other] Domanda per { $who }
} ({ $question }), risposta: { $answer }
replay-asked = Domanda per te: { $question }
replay-end = Fine della registrazione.
replay-open = La registrazione finisce qui; la partita non è conclusa.
replay-prompt = Invio avanti, b indietro, numero salta, q esce >
replay-bad = «{ $input }» non è un passo; premi Invio, o scrivi b, q o un numero da 0 a { $total }.
replay-first = Questo è l'inizio.

# Che cosa impone un evento a chi è di turno, al posto di ciò che fa.
mark-suit = { $active_is ->
    [you] giochi solo { $suit }
   *[other] { $active } gioca solo { $suit }
}
mark-must_play = { $active_is ->
    [you] devi giocare { $card }
   *[other] { $active } deve giocare { $card }
}
table-event = Evento: { $event } ({ $effect })
table-no-event = Ancora nessun evento
table-next-event = prossimo: { $event } (ancora { $left })
table-events-last = è l'ultimo evento
table-second = { $who_is ->
    [you] Il tuo secondo personaggio: { $character }
   *[other] Secondo personaggio di { $who }: { $character }
}
table-ghost = fantasma { $life }
legend-ghost = fantasma: torna solo per questo turno
# Informazioni. Il ruolo è Sceriffo, o Vice al tavolo da tre.
deck-in-force = In vigore: { $name }
deck-next = Prossimo: { $name }
deck-first = Il primo, dal secondo turno { $role ->
    [Vice] del Vice
   *[other] dello { $role }
} in poi: { $name }
deck-none-left = Non arrivano altri eventi: questo resta fino a fine partita.
deck-count = { $left ->
    [one] Nel mazzo resta 1 evento, l'ultimo.
   *[other] Nel mazzo restano { $left } eventi, compreso l'ultimo.
}
deck-none = A questo tavolo non ci sono eventi (boothill play --sets base,high_noon,fistful).
who-second = Secondo personaggio { $character }: { $ability }

dice-die-new = nuovo
dice-die-kept = tenuto
dice-die-now = ora
dice-phase-before_turn = prima del turno
dice-phase-start = inizio del turno
dice-phase-rolling = lancio { $roll }, { $left ->
    [0] nessun rilancio rimasto
    [one] resta 1 rilancio
   *[other] restano { $left } rilanci
}
dice-phase-shooting = colpi
dice-phase-healing = birre
dice-phase-firing = gatling
dice-phase-end_of_turn = fine del turno
# Il tavolo.
dice-head-arrows = Frecce
dice-head-hit = A tiro di
dice-indians-near = presa l'ultima freccia attaccano gli indiani: ognuno perde 1 punto vita per ogni sua freccia
dice-hit-both = 1 o 2
dice-hit-none = -
dice-legend-arrow = ↑ freccia
dice-legend-aimed = -1 sta per andare perso
dice-nobody-aimed = vita { $life } su { $most }
dice-somebody-aimed = vita { $life } su { $most }, { $aimed } sotto tiro
dice-welcome = Boothill { $version } · Gioco di dadi · { $count } giocatori · seed { $seed }
dice-welcome-help =
    Scrivi i numeri dei dadi da rilanciare, per esempio 2 4, oppure stop; negli
    elenchi scegli con un numero. Scrivi info e un nome per leggere che cosa fa una
    faccia o un personaggio, ? per i tuoi dadi, help per tutto il resto.
dice-help =
    2 4         rilancia i dadi 2 e 4; anche 24, roll 2 4, r 2 4, e roll all
    keep 1 3    tieni i dadi 1 e 3 e rilancia tutti gli altri non bloccati;
                anche k 1 3 (dadi con la stessa faccia si equivalgono)
    stop        non lanciare più; anche s, end, pass
    numero      in un elenco, scegli quella risposta (3! e stop! non chiedono
                conferma)
    ?           che cosa fanno i dadi, e quali sono bloccati
    info NOME   che cosa fa una faccia, un personaggio o un ruolo; anche ? NOME
                (info DICE-DYN-1 mostra una regola)
    who         chi siede al tavolo, con le abilità dei personaggi
    table       mostra di nuovo il tavolo
    log [N]     le ultime N righe del diario (20)
    save [FILE] salva la partita e continua
    quit        esci; chiede se salvare
    Nel diario i dadi rilanciati stanno fra [parentesi].
dice-not-found = In questo gioco non c'è faccia, personaggio, ruolo o regola «{ $name }».
dice-name-one = Quale faccia o personaggio? Scrivi info e il nome, per esempio info gatling.
dice-bad-dice = «{ $input }» non indica dadi; scrivi i loro numeri, per esempio { $command } 2 4.
dice-no-reroll = Ora non ci sono dadi da rilanciare; scegli da 1 a { $count }.
dice-refused = { $reason }.
dice-twice = Hai indicato due volte il dado { $die }; indica ogni dado una volta sola.
dice-hint-reroll = Per esempio 2 4 per rilanciare i dadi 2 e 4, keep 1 3 per gli altri, o stop.
dice-prompt-reroll = La tua scelta (dadi da rilanciare, o stop) >
dice-no-input = Scrivi i dadi da rilanciare, per esempio 2 4, oppure stop, oppure help.
dice-bad-input = «{ $input }» qui non è un comando; scrivi i dadi da rilanciare, per esempio 2 4, oppure stop, oppure help.
dice-explain-none = I dadi non sono ancora stati lanciati.
dice-explain-locked = { $dice_count ->
    [one] Bloccato fino alla fine del turno: dado { $dice }.
   *[other] Bloccati fino alla fine del turno: dadi { $dice }.
}
dice-explain-targets = { $who_is ->
    [you] Con un { $face } colpisci { $targets }.
   *[other] Con un { $face } { $who } colpisce { $targets }.
}
dice-holds-arrows = { $count ->
    [one] 1 freccia
   *[other] { $count } frecce
}

# Lo schermo. Un prezzo si scrive con $ davanti, e una carta nera con ■.
equipment-fact = ({ $colour ->
    [black] equipaggiamento nero
   *[brown] equipaggiamento marrone
}, { $price ->
    [one] 1 pepita
   *[other] { $price } pepite
}) { $effect }
head-nuggets = { $form ->
    [brief] $
   *[full] Oro
}
price-cut = { $name } ${ $price } (non ${ $full })
table-shop = Negozio: { $cards }
table-shop-empty = Il negozio è vuoto
table-equipment = { $form ->
    [brief] Equipaggiamenti { $deck }
   *[full] Mazzo equipaggiamenti { $deck }
}{ $used ->
    [0] {""}
    [one] {" "}+ 1 usato
   *[other] {" "}+ { $used } usati
}
table-shadow = ombra
table-as-side = come { $side }
table-no-side = fazione da decidere
table-those-shadows = Ombre:
table-shadows-gone = Le ombre non tornano più
remove-row = Togli
# A che cosa serve una carta comprata, prima di coloro su cui si può usare.
group-buy = { $as_is ->
    [other] come { $kind }:
   *[same] { $use ->
        [heal] cura:
       *[other] davanti a:
    }
}
same-choices = lo stesso da [{ $first }] a [{ $last }]
role-as-side = { $role } come { $side }
side-goal = Vinci o perdi con { $role_id ->
    [deputy] la fazione dello Sceriffo
   *[outlaw] i Fuorilegge
}{ $returns ->
    [yes] {" "}fino all'inizio del tuo prossimo turno; allora riconti i ruoli scoperti.
   *[no] .
}
legend-nuggets = $ pepite
legend-black = ■ equipaggiamento nero
legend-shadow = ombra: fuori gioco, ma torna a ogni suo turno
seen-nuggets = { $role }, ${ $number }
out-shadow-menu = Sei fuori gioco, ma torni come ombra quando tocca a te. Fino ad allora?
out-quick = fai giocare in fretta gli altri
end-side = Hai finito la partita come { $side }.
# Informazioni.
shop-cut = { $name }, per te ${ $price }
shop-purse = { $number ->
    [0] Non hai pepite.
    [one] Hai 1 pepita.
   *[other] Hai { $number } pepite.
}
shop-deck = Mazzo equipaggiamenti: { $deck ->
    [one] 1 carta coperta
   *[other] { $deck } carte coperte
}{ $used ->
    [0] .
    [one] , 1 usata scoperta sotto.
   *[other] , { $used } usate scoperte sotto.
}
shop-none = A questo tavolo non si vende equipaggiamento (boothill play --sets base,gold_rush).
equipment-of = { $card } di { $who }

# Il ruolo di qualcuno, noto a tutti.
role-of = { $who_is ->
    [you] tu sei { $role }
   *[other] { $who } è { $role }
}
phase-before_turn = prima del turno
phase-start_of_turn = inizio del turno
phase-phase_1 = fase 1: pescare
phase-phase_2 = fase 2: giocare
phase-phase_3 = fase 3: scartare
phase-end_of_turn = fine del turno
phase-over = partita finita

# A game that brings no texts of its own.
plain-welcome = Boothill { $version } · { $game } · { $count } giocatori · seed { $seed }
plain-not-found = A questo tavolo non c'è nulla che si chiami «{ $name }».
plain-name-one = Quale? Scrivi info e un nome.
plain-help =
    numero      scegli quella risposta (3! la sceglie senza chiedere conferma)
    ?           di nuovo la domanda
    info NOME   che cosa fa qualcosa; anche ? NOME
    who         chi siede al tavolo
    table       mostra di nuovo il tavolo
    log [N]     le ultime N righe del diario (20)
    save [FILE] salva la partita e continua
    quit        esci; chiede se salvare
