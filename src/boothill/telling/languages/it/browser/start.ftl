### La pagina iniziale.

start-title = Boothill
start-lead = Il gioco di carte del selvaggio West con i ruoli nascosti, al tuo tavolo in pochi secondi: con i bot o con gli amici, senza account.
start-play = Gioca ora
start-play-hint = Tu e quattro bot, senza limiti di tempo
start-dice = Gioco di dadi
start-learn = Prima partita? Impara in 4 minuti
start-dealing = Preparazione…
# Il nome di chi non ne ha dato uno.
start-stranger = Senza Nome

start-more = Altri modi di giocare
start-friends = Gioca con gli amici
start-friends-text = Scegli le espansioni, manda il link e lascia ai bot i posti che restano vuoti.
start-friends-open = Prepara un tavolo
start-join = Unisciti a un tavolo
start-join-text = Incolla il link di un invito o il suo codice.
start-join-label = Link o codice
start-join-go = Vai al tavolo
start-join-wrong = Non è il link di un tavolo. Un codice ha solo lettere e cifre, per esempio { $example }.
start-join-list = Tavoli pubblici
start-name-text = Si usa quando ti siedi. Puoi lasciarlo vuoto.

start-on = Hai ancora un posto
start-on-bang = Gioco di carte, { $players } giocatori
start-on-dice = Gioco di dadi, { $players } giocatori
start-on-go = Continua a giocare
start-on-with = Con { $names }
start-on-alone = Con i bot

start-roles = Quattro ruoli, tre obiettivi
start-wanted = Wanted
start-roles-text = Chi è lo Sceriffo lo vedono tutti. Nessun altro scopre le proprie carte.
