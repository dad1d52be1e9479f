### La consultazione nel browser: le pagine delle carte e delle regole, e il riquadro al tavolo che mostra una cosa sola.

ref-cards-title = Carte e personaggi
ref-cards-about = Tutto ciò che sta nelle scatole, con parole nostre: che cosa fa, e ogni sua copia.
ref-cards-page = { $name } – Carte e personaggi
ref-search = Cerca
ref-search-cards-hint = Un nome, o una parola di un effetto
ref-search-rules-hint = Una sigla come BASE-BEER-2, o una parola
ref-clear = Cancella la ricerca
# I filtri: ognuno è una fila di link, di cui uno è scelto.
ref-filter = Filtro
ref-filtered = Filtro: { $filters }
ref-box = Scatola
ref-sort = Tipo
ref-colour = Colore
ref-all = Tutto
ref-found = { $count ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $count } risultati
}
ref-nothing = Nelle scatole non c'è nulla che corrisponda a questa ricerca.
ref-everything = Mostra tutto
ref-none-such = Qui non c'è una carta o un personaggio con questo nome.

ref-sort-card = Carte da gioco
ref-sort-equipment = Equipaggiamento
ref-sort-event = Eventi
ref-sort-character = Personaggi
ref-sort-role = Ruoli
ref-sort-shadow_role = Ruoli ombra
ref-sort-face = Facce dei dadi
ref-sort-dice_character = Personaggi (dadi)
ref-sort-dice_role = Ruoli (dadi)

# Lo stesso, per uno solo.
ref-one-card = Carta da gioco
ref-one-equipment = Equipaggiamento
ref-one-event = Evento
ref-one-character = Personaggio
ref-one-role = Ruolo
ref-one-shadow_role = Ruolo di un'ombra
ref-one-face = Faccia dei dadi
ref-one-dice_character = Personaggio del gioco di dadi
ref-one-dice_role = Ruolo del gioco di dadi

ref-colour-brown = Marrone
ref-colour-blue = Blu
ref-colour-green = Verde
ref-colour-black = Nero
ref-colour-event = Evento
ref-colour-brown-means = Marrone: ha effetto quando si gioca, poi va negli scarti.
ref-colour-blue-means = Blu: resta in gioco davanti a un giocatore.
ref-colour-green-means = Verde: resta in gioco e si può usare dal turno successivo.

ref-back-to-cards = Tutte le carte e i personaggi
ref-previous = Indietro: { $name }
ref-next = Avanti: { $name }
ref-neighbours = Indietro e avanti
ref-life = { $life ->
    [one] 1 punto vita
   *[other] { $life } punti vita
}
ref-in-box = Scatola: { $box }
ref-range = Gittata { $range }
ref-price = { $price ->
    [one] Costa 1 pepita
   *[other] Costa { $price } pepite
}
ref-removal = { $price ->
    [one] Si può togliere per 1 pepita
   *[other] Si può togliere per { $price } pepite
}
ref-locked = Resta com'è uscita: non si può rilanciare
ref-english = In inglese: { $name }
ref-copies-in = { $count ->
    [one] 1 carta in { $box }
   *[other] { $count } carte in { $box }
}
# Un valore che compare più volte in un seme.
ref-copies-times = { $rank } × { $times }
ref-count = { $count ->
    [one] Ce n'è 1.
   *[other] Ce ne sono { $count }.
}
ref-its-rules = Le sue regole
ref-rules-of = Le regole di { $name }

ref-rules-title = Le regole
ref-rules-page = { $name } – Le regole
ref-book = { $game ->
    [dice] Le regole del gioco di dadi in due pagine
   *[bang] Le regole del gioco di carte in due pagine
}
ref-print = Stampa
ref-rules-about = Ogni regola come la gioca questo tavolo, con parole nostre, e gli scenari in cui se ne incontrano diverse. Ognuna ha una sigla che non cambia.
ref-rules-english = Le regole sono scritte solo in inglese.
ref-rules-outline = Indice
ref-rules-part = In questa parte
ref-back-to-rules = Tutte le regole
ref-rule-none = La regola { $id } non c'è.
ref-rules-nothing = Nessuna regola corrisponde a questa ricerca.
ref-rules-wait = Caricamento delle regole…
ref-rules-failed = Non è stato possibile caricare le regole.
ref-again = Riprova
ref-about-these = Di che cosa trattano queste regole
ref-sources = Da dove vengono le regole
ref-sources-about = La fonte di una regola si trova nei suoi dettagli.
ref-source-book = Sta in un regolamento.
ref-source-card = Stampata sulla carta.
ref-source-faq = Da una risposta dell'editore o dell'autore.
ref-source-peer = Come si gioca ad altri tavoli in rete.
ref-source-house = Una nostra decisione, dove le fonti tacciono o discordano.
ref-table = Tabella

ref-part-principles = Principi
ref-part-core = Il gioco in sé
ref-part-base = Carte e personaggi del gioco base
ref-part-dodge-city = Dodge City
ref-part-promos = Personaggi promozionali
ref-part-events = Mazzi degli eventi
ref-part-gold-rush = Gold Rush
ref-part-shadow = Ombre
ref-part-scenarios = Scenari
ref-part-dice = Il gioco di dadi
ref-part-dice-characters = Personaggi del gioco di dadi
ref-part-dice-decisions = Decisioni sul gioco di dadi
ref-part-dice-scenarios = Scenari del gioco di dadi

# Il riquadro al tavolo.
ref-rule = Regola
ref-details = Dettagli
ref-details-id = Sigla
ref-details-see = Vedi anche
ref-details-source = Fonte
ref-close = Chiudi
ref-back = Indietro
