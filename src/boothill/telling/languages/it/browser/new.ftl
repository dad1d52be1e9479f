### Preparare un tavolo.

new-title = Prepara un tavolo
new-lead = Scegli uno di questi, o cambia qui sotto quello che vuoi.
new-presets = Tavoli già pronti
new-preset-first = Prima partita
new-preset-first-text = Il gioco di carte senza le carte più complicate: quattro giocatori, senza limiti di tempo.
new-preset-classic = Classico
new-preset-classic-text = Il gioco base come nella prima scatola, in cinque.
new-preset-everything = Tutto
new-preset-everything-text = Tutte le espansioni insieme, in sei.
new-preset-dice = Gioco di dadi
new-preset-dice-text = Cinque dadi, frecce e colpi rapidi, in cinque.

new-details = Cambia i dettagli
new-what = La partita
new-game = Gioco
new-players = Giocatori
new-sets = Espansioni
new-sets-cards = { $count ->
    [one] { $count } tipo di carta
   *[other] { $count } tipi di carte
}
new-sets-characters = { $count ->
    [one] { $count } personaggio
   *[other] { $count } personaggi
}
new-sets-equipment = { $count ->
    [one] { $count } tipo di equipaggiamento
   *[other] { $count } tipi di equipaggiamento
}
new-sets-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
new-starter = Partita introduttiva
new-starter-text = Senza le carte che richiedono il regolamento.
new-starter-base-only = Solo senza espansioni.
new-events = Numero di eventi
new-events-usual = Come da regole
new-events-some = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
new-shadow = Variante delle ombre
new-shadow-text = Chi è fuori gioco torna come ombra nei propri turni.
new-shadow-four = Da quattro giocatori in su.

new-who = Chi può venire
new-public = Tavolo pubblico
new-public-text = Compare nell'elenco di tutti. Altrimenti lo trova solo chi ha il link.
new-spectators = Spettatori
new-spectators-text = Chi non ha un posto può guardare. Vede ciò che vedono tutti.
new-late = Entrare a partita in corso
new-late-text = Chi arriva può prendere il posto di un bot.
new-chat = Chat
new-chat-text = Messaggi fra i giocatori. I cenni funzionano in ogni caso.

new-time = Tempo e bot
new-clock = Tempo per pensare
new-clock-relaxed = Calmo
new-clock-normal = Normale
new-clock-fast = Rapido
new-clock-none = Senza limiti
new-clock-text = { $turn } secondi per un turno, { $choice } per un'altra scelta propria, { $reaction } per rispondere a qualcun altro. Allo scadere risponde un bot.
new-clock-none-text = Ognuno si prende il tempo che vuole.
new-double = Tempo doppio
new-double-text = Per chi usa uno screen reader, gioca con comandi a sensore o preferisce la calma.
new-bot = Difficoltà dei bot
new-pace = I bot pensano
new-pace-0 = Per niente
new-pace-1 = Poco
new-pace-2 = Quanto le persone
new-pace-3 = A lungo
new-pace-text = Vale anche per il tuo prossimo tavolo. Durante la partita puoi farli sbrigare.
bot-easy = Facile
bot-easy-text = Sanno che cosa conviene alla loro fazione, ma si lasciano sfuggire qualcosa.
bot-normal = Normale
bot-normal-text = Giocano bene e ricordano chi ha fatto che cosa.
bot-hard = Difficile
bot-hard-text = Deducono chi ha quale ruolo e perdonano poco.
bot-random = Casuale
bot-greenhorn = Pivello

new-series = Serie
new-games = Numero di partite
new-badge = La stella passa di mano
new-badge-text = Il prossimo Sceriffo è il giocatore seguente. Da quattro giocatori in su.
new-seating = Posti nella prossima partita
new-seating-keep = Restano uguali
new-seating-rotate = Scalano di uno
new-seating-shuffle = Si mescolano

new-start = Inizia ora con i bot
new-open = Apri e invita
new-opening = Apertura…
