### Che cosa circonda una partita: la sala prima dell'inizio, le persone al tavolo, l'eliminazione, il risultato, le
### segnalazioni di errori.

# Le persone al tavolo. $bot è la sigla di un bot.
people-title = Persone al tavolo
people-you = Tu
people-host = Host
people-empty = Posto libero
people-free = Ancora nessuno
people-person = Persona
people-away = Assente
people-bot = { $bot ->
    [easy] Bot: Facile
    [normal] Bot: Normale
    [hard] Bot: Difficile
    [greenhorn] Bot: Pivello
    [random] Bot: Casuale
   *[other] Bot: { $bot }
}
people-muted = parola tolta dall'host
people-ignored = chat nascosta da te
people-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
people-votes = { $count ->
    [one] 1 voto per mandare via
   *[other] { $count } voti per mandare via
}
people-spectators = { $count ->
    [one] 1 persona guarda.
   *[other] { $count } persone guardano.
}
people-spectator = Dal pubblico
people-watchers-more = { $count ->
    [one] e un'altra persona
   *[other] e altre { $count }
}

# Che cosa si può fare con qualcuno.
people-menu = Opzioni
people-menu-of = Opzioni per { $name }
people-no = No
people-ignore = Nascondi ciò che dice
people-unignore = Mostra ciò che dice
people-mute = Togli la parola
people-unmute = Ridai la parola
people-pass-host = Rendi host
people-pass-host-sure = Passi a { $name } il ruolo di host? Non potrai più avviare partite né liberare posti.
people-replace = Sostituisci con un bot
people-replace-sure = Fai giocare un bot al posto di { $name }? Il posto torna a { $name } al suo rientro.
people-kick = Libera il posto
# $kind: person, bot o watcher; $playing: se c'è una partita in corso (yes, no).
people-kick-sure = { $kind ->
    [person] { $playing ->
        [yes] Mandi via { $name }? Continua un bot, e il posto non si può più riprendere.
       *[no] Mandi via { $name }? Il posto torna libero.
    }
   *[other] Mandi via { $name }?
}
people-put-out = Manda via
# $votes: quanti voti ci sono finora.
people-vote = { $votes ->
    [0] Vota per mandare via
   *[other] Vota per mandare via (finora { $votes })
}
people-unvote = Ritira il mio voto (finora { $votes })
people-vote-sure = Voti per mandare via { $name }? Serve più della metà degli altri, e almeno due voti. Continua un bot.

# Cenni e chiacchiere.
people-signs = Cenni al tavolo
people-chat = Chat
people-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
people-chat-off = A questo tavolo non c'è chat. Usa i cenni.
people-chat-hidden = Hai disattivato la chat.
people-chat-show = Mostra la chat
people-chat-empty = Nessuno ha ancora detto nulla.
people-chat-spectator = A partita in corso chi guarda non può parlare.
people-chat-aside = Vedi tutto: ciò che scrivi lo legge solo chi vede tutto.
people-chat-line = Di' qualcosa
people-chat-send = Invia
people-chat-left = { $count ->
    [one] Resta 1 carattere
   *[other] Restano { $count } caratteri
}
# Detto da chi è fuori gioco e vede tutto.
people-aside = fuori gioco

people-leave = Lascia il tavolo
# $playing: se c'è una partita in corso (yes, no).
people-leave-sure = { $playing ->
    [yes] Te ne vai definitivamente? Al tuo posto continua un bot.
   *[no] Te ne vai definitivamente? Il tuo posto torna libero.
}
people-stop-watching = Smetti di guardare

# La sala prima della partita. «Ok» sta per «pronti», che concorderebbe con la persona.
wait-title = Il tavolo è pronto
wait-seats = Posti
wait-settings = Che cosa si gioca
wait-is-ready = Ok
wait-bot-here = Metti qui un bot
wait-bot-remove = Togli
wait-bot-away = Togli { $name }
wait-start = Inizia la partita
wait-start-text = { $empty ->
    [0] Tutti i posti sono occupati.
    [one] Il posto libero va a un bot.
   *[other] I { $empty } posti liberi vanno ai bot.
}
wait-ready = Ok, ci sono
wait-not-ready = Non ancora
wait-sit = Siediti
wait-full = Tutti i posti sono occupati.
wait-as = Giochi come { $name }.

# Che cosa fare: $host è il nome dell'host, $names di chi non ha dato l'ok, $count quanti sono.
wait-now-invite = { $empty ->
    [one] Invita qualcuno per il posto libero, o inizia ora: lo prende un bot.
   *[other] Invita altri, o inizia ora: i posti liberi vanno ai bot.
}
wait-now-start = { $count ->
    [0] Ci siete tutti. Inizia la partita quando vuoi.
   *[other] Ci siete tutti. Inizia quando vuoi, o aspetta l'ok di { $names }.
}
wait-now-ready = Dai l'ok quando per te si può iniziare. { $host } può avviare la partita in qualsiasi momento.
wait-now-seats = Hai dato l'ok. { $empty ->
    [one] Un posto è ancora libero: manda il link a qualcuno, o aspetta che { $host } avvii la partita.
   *[other] { $empty } posti sono ancora liberi: manda il link ad altri, o aspetta che { $host } avvii la partita.
}
wait-now-others = Hai dato l'ok. Si aspetta l'ok di { $names }.
wait-now-host = Hai dato l'ok. La partita sta per iniziare.
wait-now-start-away = Assenti in questo momento: { $names }. Inizia quando vuoi, o aspetta.
wait-now-ready-away = Dai l'ok quando vuoi. L'host ({ $host }) è assente in questo momento.
wait-now-seats-away = Hai dato l'ok. { $empty ->
    [one] C'è ancora un posto libero: manda il link a qualcuno. L'host ({ $host }) è assente in questo momento.
   *[other] Ci sono ancora { $empty } posti liberi: manda il link ad altri. L'host ({ $host }) è assente in questo momento.
}
wait-now-away = Hai dato l'ok. Assenti in questo momento: { $names }.
wait-now-watch = La partita non è ancora iniziata. Stai guardando.

# L'host cambia il tavolo fra una partita e l'altra. $series: se una serie è in corso (yes, no).
people-change = Cambia il tavolo
people-change-lead = { $series ->
    [yes] Vale dalla prossima partita, con cui comincia una nuova serie. A tutti si chiede di nuovo l'ok.
   *[no] Vale dalla prossima partita. A tutti si chiede di nuovo l'ok.
}
people-change-clock = Come ora
people-change-players = Fanno posto i posti vuoti e i bot; le persone tengono il loro, e il link resta lo stesso.
people-change-pace = Solo per questo tavolo.
people-change-send = Cambia
people-change-cancel = Annulla

# Com'è il tavolo. $game: bang o dice; il resto yes o no.
wait-set-game = { $game ->
    [dice] Gioco di dadi per { $players } giocatori
   *[bang] Gioco di carte per { $players } giocatori
}
wait-set-boxes = Con { $boxes }
wait-set-starter = Partita introduttiva, senza le carte più complicate
wait-set-shadow = Chi è fuori gioco torna come ombra
wait-set-events = { $count ->
    [one] 1 evento
   *[other] { $count } eventi
}
wait-set-no-clock = Senza limiti: ognuno pensa quanto vuole
# 0 sta per nessun limite.
wait-set-clock = { $turn ->
    [0] { $reaction } secondi per rispondere agli altri, turni senza limiti
   *[other] { $reaction ->
        [0] { $turn } secondi per un turno, nessun limite per rispondere agli altri
       *[other] { $turn } secondi per un turno, { $reaction } per rispondere agli altri
    }
}
wait-set-bot = { $bot ->
    [easy] Bot: Facile
    [normal] Bot: Normale
    [hard] Bot: Difficile
    [greenhorn] Bot: Pivello
    [random] Bot: Casuale
   *[other] Bot: { $bot }
}
wait-set-series = { $badge ->
    [yes] Una serie di { $games } partite; la stella di Sceriffo passa di mano
   *[no] Una serie di { $games } partite
}
wait-set-found = { $public ->
    [yes] { $spectators ->
        [yes] Tavolo pubblico, con spettatori
       *[no] Tavolo pubblico, senza spettatori
    }
   *[no] { $spectators ->
        [yes] Si trova solo con il link, con spettatori
       *[no] Si trova solo con il link, senza spettatori
    }
}

# Fuori gioco. $by_is: you, other o nobody.
death-title = Sei fuori gioco
death-how = { $by_is ->
    [other] Per mano di { $by }. Eri { $character }, con il ruolo di { $role }.
    [you] Per mano tua. Eri { $character }, con il ruolo di { $role }.
   *[nobody] Eri { $character }, con il ruolo di { $role }.
}
death-everything = Vedi tutto
death-everything-text = Tutte le mani e tutti i ruoli. Ciò che scrivi da quel momento arriva solo a chi vede tutto.
# $why: chi è fuori gioco torna come ombra (shadow), il tavolo è pubblico (public), o altro (other).
death-not-everything = { $why ->
    [shadow] Le mani restano nascoste: a questo tavolo chi è fuori gioco torna come ombra.
    [public] Le mani restano nascoste: questo tavolo è pubblico.
   *[other] Le mani restano nascoste: qualcuno può ancora rientrare in questa partita, o è arrivato a partita in corso.
}
death-watch = Guarda
death-new = Nuova partita
death-new-text = Subito, con le stesse impostazioni, contro i bot. Lasci questo tavolo.
death-dealing = Preparazione…

# Il risultato. $side: law, outlaws, renegade, one (ognuno per sé), some, nobody.
after-title = { $side ->
    [law] Vince la legge
    [outlaws] Vincono i Fuorilegge
    [renegade] Vince il Rinnegato
    [nobody] Non vince nessuno
    [one] Vince { $names }
   *[some] Vincono { $names }
}
after-won-headline = Hai vinto
after-lost-headline = Hai perso
after-watched-headline = La partita è finita
after-winners = Chi ha vinto
after-wanted = Wanted
after-won = Ha vinto
after-everybody = Chi era chi
after-as = { $role }, { $character }
after-survived = { $life ->
    [0] Ancora in piedi alla fine.
    [one] Ancora in piedi, con 1 punto vita.
   *[other] Ancora in piedi, con { $life } punti vita.
}
# $turn è 0 se non si conosce.
after-out = { $turn ->
    [0] { $by_is ->
        [you] Fuori gioco per mano tua.
        [other] Fuori gioco per mano di { $by }.
       *[nobody] Fuori gioco.
    }
   *[other] { $by_is ->
        [you] Fuori gioco per mano tua nel turno { $turn }.
        [other] Fuori gioco per mano di { $by } nel turno { $turn }.
       *[nobody] Fuori gioco nel turno { $turn }.
    }
}
# $count: quanti giocatori sono $names.
after-shot = Ha eliminato { $names }.
after-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
after-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
after-turn = Turno { $turn }

# Momenti: $who e $by sono giocatori, con $who_is e $by_is (you, other, nobody); $cause è la carta o il dado, se $has_cause è yes.
after-moments = Momenti decisivi
after-moment-watch = Guardalo nel replay
after-moment-first_blood = { $by_is ->
    [you] Primo sangue: colpisci { $who }.
   *[other] { $who_is ->
        [you] Primo sangue: { $by } ti colpisce.
       *[other] Primo sangue: { $by } colpisce { $who }.
    }
}
after-moment-exploded = La Dinamite esplode davanti a { $who_is ->
    [you] te
   *[other] { $who }
} e costa { $count ->
    [one] 1 punto vita
   *[other] { $count } punti vita
}.
after-moment-escape = { $who_is ->
    [you] Salvezza all'ultimo istante: bevi e resti in gioco.
   *[other] Salvezza all'ultimo istante: { $who } beve e resta in gioco.
}
after-moment-big_hit = Il colpo più duro: { $by_is ->
    [you] togli a { $who }
   *[other] { $who_is ->
        [you] { $by } ti toglie
       *[other] { $by } toglie a { $who }
    }
} { $count ->
    [one] 1 punto vita
   *[other] { $count } punti vita
} in una volta.
after-moment-one_life = Sul filo del rasoio: { $who_is ->
    [you] resisti
   *[other] { $who } resiste
} per { $count ->
    [one] 1 turno
   *[other] { $count } turni
} con 1 punto vita.
after-moment-own_deputy = { $by_is ->
    [you] Fuoco amico: elimini il tuo Vice, { $who }.
   *[other] { $who_is ->
        [you] Fuoco amico: lo Sceriffo elimina te, il suo Vice.
       *[other] Fuoco amico: lo Sceriffo elimina il suo Vice, { $who }.
    }
}
after-moment-came_back = { $who_is ->
    [you] Ritorno dall'aldilà: rientri in gioco.
   *[other] Ritorno dall'aldilà: { $who } rientra in gioco.
}
after-moment-eliminated = { $by_is ->
    [you] Elimini { $who } ({ $role }).
    [other] { $who_is ->
        [you] { $by } ti elimina ({ $role }).
       *[other] { $by } elimina { $who } ({ $role }).
    }
   *[nobody] { $has_cause ->
        [yes] { $who_is ->
            [you] La tua fine ({ $role }): { $cause }.
           *[other] La fine di { $who } ({ $role }): { $cause }.
        }
       *[no] { $who_is ->
            [you] Sei fuori gioco ({ $role }).
           *[other] { $who } è fuori gioco ({ $role }).
        }
    }
}
after-moment-last_shot = { $by_is ->
    [you] L'ultima parola: elimini { $who } ({ $role }).
    [other] { $who_is ->
        [you] L'ultima parola: { $by } ti elimina ({ $role }).
       *[other] L'ultima parola: { $by } elimina { $who } ({ $role }).
    }
   *[nobody] { $who_is ->
        [you] Fine della partita: sei fuori gioco ({ $role }).
       *[other] Fine della partita: { $who } è fuori gioco ({ $role }).
    }
}

after-keep-title = Da conservare
after-replay = Guarda il replay
after-copy = Copia link
after-copied = Copiato
after-copy-by-hand = Link al replay, da copiare a mano
after-record = Scarica la registrazione
after-deal-checked = La distribuzione è stata controllata: è quella che il server aveva sigillato prima della partita.
after-deal-wrong = La distribuzione non è quella sigillata prima della partita. Per favore, segnalalo.

# La prossima partita.
after-rematch = Rivincita
after-next = Prossima partita ({ $game } di { $games })
after-series = Nuova serie
after-not-ready = Non ancora
after-start = Inizia ora
after-keep = Tieni il personaggio: { $character }
after-ready = Ok dati: { $count } su { $people }.
# E ora? $kind: rematch, next (partita di una serie) o series (una nuova); $names sono quelli che si aspettano, $count quanti.
after-now-choose = { $kind ->
    [next] Gioca la prossima partita, o guarda il replay.
    [series] Comincia una nuova serie, o guarda il replay.
   *[rematch] Gioca la rivincita, o guarda il replay.
}
after-now-wait = Hai dato l'ok. Si aspetta l'ok di { $names }.
after-now-begin = Hai dato l'ok. La prossima partita sta per iniziare.
after-now-watch = { $count ->
    [0] La prossima partita inizia quando i giocatori danno l'ok.
   *[other] La prossima partita inizia quando i giocatori danno l'ok. Si aspetta l'ok di { $names }.
}
after-close = Mostra il tavolo
after-new-table = Nuovo tavolo

# Segnalazioni di errori.
report-open = Segnala un errore
report-title = Segnala un errore
report-lead = Racconta che cosa è andato storto. Il punto della partita si allega da solo, così la si può rigiocare passo per passo.
report-label = Che cosa è successo, e che cosa doveva succedere?
report-send = Invia la segnalazione
report-cancel = Annulla
report-close = Chiudi
report-kept = Grazie. La tua segnalazione è conservata con il numero { $number }, insieme al punto della partita.
report-replay-text = La partita si può rivedere qui:
report-replay = Guarda il replay

## Somebody who is out guesses who will win.

guess-title = Chi vincerà?
guess-told = Avevi scommesso su { $role }: { $right ->
    [yes] indovinato!
   *[no] stavolta no.
}
