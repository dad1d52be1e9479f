### Il replay: una partita finita da rivedere, passo per passo e con gli occhi di chiunque.

replay-title = Replay
replay-title-of = Replay: { $names }
replay-loading = Caricamento del film della partita…
replay-played-bang = Gioco di carte, { $date }
replay-played-dice = Gioco di dadi, { $date }
replay-page-home = Boothill, alla pagina iniziale

# Non si può mostrare nulla.
replay-unknown-title = Nessuno ricorda questa partita
replay-unknown-text = Non c'è nessuna partita con questo link. Forse manca una lettera, o la partita è stata eliminata.
replay-running-title = Si spara ancora
replay-running-text = Questa partita non è ancora finita. Il film mostra tutte le mani, quindi si può vedere solo a partita conclusa.
replay-rules-title = Le regole sono cambiate
replay-rules-text = Questa partita è stata giocata con regole che il server non ha più. La registrazione si può ancora scaricare.
replay-failed-title = Il film non parte
replay-home = Alla pagina iniziale
replay-retry = Riprova

# I comandi.
replay-controls = Comandi
replay-to-start = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-to-end = Alla fine
replay-scrubber = Punto della partita
replay-place = Risposta { $at } di { $total }
replay-place-turn = Risposta { $at } di { $total }, turno { $turn }
# Lo stesso con chi è stato eliminato in questo punto.
replay-place-fall = Risposta { $at } di { $total }, turno { $turn }. Fuori gioco: { $names }
replay-turn = Turno { $turn }
# In breve: a che punto è la partita.
replay-count = { $at } / { $total }
replay-speed = Velocità
replay-speed-times = { $speed } ×
replay-unit = Passi
replay-unit-answer = Risposte
replay-unit-turn = Turni

# Con gli occhi di chi.
replay-view = Vista
replay-view-as = Mostra
replay-view-everything = Tutto: mani e ruoli scoperti
replay-view-public = Ciò che vedevano tutti
replay-view-seat = Ciò che vedeva { $name }
replay-view-bottom = Siede in basso
replay-view-wait = Caricamento del film con altri occhi…
replay-view-failed = Non è stato possibile caricare il film con questi occhi. { $problem }

# Attorno al film.
replay-log = Diario
replay-close = Chiudi
replay-help = Aiuto e preferenze
replay-link = Copia link a questo momento
replay-link-copied = Il link a questo momento è copiato.
replay-link-address = Il link a questo momento ora è nella barra degli indirizzi: copialo da lì.
replay-record = Scarica la registrazione
replay-hints = Tasti e segni
replay-keys-play = avvia, pausa
replay-keys-step = passo
replay-keys-ends = inizio, fine
replay-key-space = Spazio
replay-key-home = Home
replay-key-end = Fine
replay-mark-turn = inizia un turno
replay-mark-fall = un giocatore esce dal gioco

# Che cosa è stato chiesto e risposto fino a questo momento.
replay-what = Che cosa succede
replay-what-begins = La partita inizia.
replay-what-chose = { $who_is ->
    [you] La tua scelta: { $answer }
   *[other] Scelta di { $who }: { $answer }
}
replay-what-nothing = La risposta non si poteva vedere.
replay-what-over = { $count ->
    [0] La partita è finita. Non vince nessuno.
    [one] La partita è finita. Vince { $names }
   *[other] La partita è finita. Vincono { $names }
}
replay-hand = { $count ->
    [0] { $name } non ha carte in mano
    [one] Mano di { $name }: 1 carta
   *[other] Mano di { $name }: { $count } carte
}
replay-hand-hidden = { $count ->
    [one] Mano di { $name }: 1 carta coperta
   *[other] Mano di { $name }: { $count } carte coperte
}
