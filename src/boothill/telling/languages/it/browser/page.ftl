### Che cosa sta attorno a ogni pagina: testata, piè di pagina, entrare e invitare, e le pagine piccole.

page-title = { $page } · Boothill
page-loading = Caricamento…
page-skip = Vai al contenuto
page-home = Boothill, alla pagina iniziale
page-navigation = Pagine
page-menu = Menu
page-learn = Impara a giocare
page-cards = Carte
page-rules = Regole
page-language = Lingua
page-preferences = Preferenze
page-about = Che cos'è Boothill
page-trademark = BANG! è un marchio del suo editore, dV Giochi. Boothill è un progetto di appassionati, indipendente e non commerciale, e non ha legami con l'editore.
page-close = Chiudi

# I nomi, ovunque se ne chieda uno.
page-name = Il tuo nome
page-name-hint = Lo vedono gli altri al tavolo. Non serve un account.

# Lo stato di un tavolo, come lo mostrano elenchi e riquadri.
page-game-bang = Gioco di carte
page-game-dice = Gioco di dadi
page-status-waiting = In attesa di giocatori
page-status-playing = In corso
page-status-over = Fra due partite

# Tavoli pubblici.
page-tables-title = Tavoli pubblici
page-tables-lead = A questi tavoli chiunque può sedersi o guardare. L'elenco si aggiorna da solo.
page-tables-host = Tavolo di { $name }
page-tables-nobody = Tavolo senza host
page-tables-seats = Posti occupati da persone: { $taken } su { $players }
page-tables-free = { $free ->
    [0] Nessun posto libero
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
page-tables-join = Entra
page-tables-watch = Guarda
page-tables-join-of = Entra: { $table }
page-tables-watch-of = Guarda: { $table }
page-tables-empty = In questo momento non c'è nessun tavolo pubblico aperto.
page-tables-empty-hint = Aprine uno tu: i bot occupano i posti vuoti finché non arriva qualcuno.
page-tables-open = Apri un tavolo
page-tables-count = { $count ->
    [one] { $count } tavolo pubblico
   *[other] { $count } tavoli pubblici
}

# Arrivare a un tavolo dal suo link.
page-join-title = Hai un invito a un tavolo
page-join-host = { $name } ti invita a un tavolo
page-join-game-bang = Gioco di carte per { $players } giocatori: { $sets }
page-join-game-dice = Gioco di dadi per { $players } giocatori
page-join-waiting = La partita non è ancora iniziata.
page-join-playing = C'è una partita in corso.
page-join-over = L'ultima partita è finita; può iniziare la prossima.
page-join-people = Al tavolo: { $names }
page-join-alone = Al tavolo non c'è ancora nessuno.
page-join-seat = Siediti
page-join-bot = Prendi il posto di un bot
page-join-bot-hint = Continui con le carte, i punti vita e il ruolo del bot.
page-join-watch = Guarda
page-join-full = Tutti i posti sono occupati.
page-join-late = In questa partita non si può entrare. Aspetta la prossima.
page-join-no-spectators = Questo tavolo non ammette spettatori.
# E ora? $seat: free, bot o none; $watch: se si può guardare (yes, no).
page-join-now = { $seat ->
    [free] { $watch ->
        [yes] Scrivi il tuo nome e siediti, oppure guarda.
       *[no] Scrivi il tuo nome e siediti.
    }
    [bot] { $watch ->
        [yes] Prendi il posto di un bot, oppure guarda.
       *[no] Prendi il posto di un bot.
    }
   *[none] { $watch ->
        [yes] Puoi guardare, e sederti quando si libera un posto.
       *[no] Torna più tardi, quando si libera un posto.
    }
}

# Un tavolo in cui non si può entrare.
page-no-table = Nessuna strada per questo tavolo
page-no-table-now = Riprova, chiedi un nuovo link o apri un tavolo tuo.

# Invitare altri.
page-invite-title = Invita giocatori
page-invite-lead = Chi apre questo link può sedersi al tavolo.
page-invite-link = Link a questo tavolo
page-invite-copy = Copia link
page-invite-copied = Copiato
page-invite-copy-failed = Non è stato possibile copiare il link. Ora è selezionato: copialo con il browser.
page-invite-share = Condividi…
page-invite-share-text = Vieni a sederti al mio tavolo di Boothill.
page-invite-qr = Codice QR con il link a questo tavolo

# Il server non si raggiunge.
offline-title = Il telegrafo tace
offline-text = Il server non è raggiungibile. Controlla la connessione; questa pagina riprova da sola appena torni online.
offline-again = Riprova
offline-trying = Si riprova…

# Un indirizzo che non esiste.
page-lost-title = Solo cespugli che rotolano
page-lost-text = A questo indirizzo non c'è nessuna pagina. Forse il link è vecchio, o manca una lettera.
page-lost-home = Alla pagina iniziale

# Informazioni.
page-about-title = Che cos'è Boothill
page-about-what = Boothill è un tavolo digitale per il gioco di carte BANG! con le sue espansioni e per BANG! The Dice Game. I bot occupano ogni posto vuoto, così puoi sempre giocare.
page-about-independent-title = Indipendente
page-about-independent = Boothill è fatto da appassionati, non costa nulla e non mostra pubblicità. Non è realizzato né sostenuto dall'editore, e nessuno ci guadagna. Se il gioco ti piace, compra l'originale: il suo posto è anche su un tavolo vero.
page-about-wording-title = Parole e immagini
page-about-wording = I nomi di carte e personaggi sono quelli del gioco. Tutte le spiegazioni sono scritte con parole nostre, e tutte le immagini, i simboli e i suoni sono nostri.
page-about-font = Il carattere è Bitter di Sol Matas, con licenza SIL Open Font License.
page-about-private-title = La tua privacy
page-about-private = Niente account, niente cookie, niente tracciamento. Il tuo nome, le tue preferenze e i tuoi posti si conservano solo in questo browser. Gli altri al tavolo vedono il nome che scegli e ciò che scrivi in chat.
page-about-licence-title = Licenza
page-about-licence = Boothill è software libero con licenza MIT.
page-about-version = Versione { $version }
