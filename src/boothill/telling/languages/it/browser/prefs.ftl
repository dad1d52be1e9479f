### Preferenze.

prefs-title = Preferenze
prefs-lead = Tutto vale subito e si conserva in questo browser.
prefs-look = Aspetto
prefs-theme = Colori
prefs-theme-system = Come il sistema
prefs-theme-light = Giorno
prefs-theme-dark = Notte
prefs-theme-contrast = Alto contrasto
prefs-motion = Velocità delle animazioni
prefs-motion-value = { $percent ->
    [0] Spente
   *[other] { $percent }%
}
prefs-motion-text = Allo 0% tutto accade all'istante.
prefs-motion-reduced = Il tuo sistema chiede meno movimento, quindi nulla si muove.
prefs-sound-title = Suoni e vibrazione
prefs-sound = Suoni
prefs-volume = Volume
prefs-volume-value = { $percent }%
prefs-sound-shots = Spari e dinamite
prefs-sound-cards = Carte, dadi e bevute
prefs-sound-calls = Tocca a te; chi arriva e chi se ne va
prefs-sound-end = Eliminazioni e fine
prefs-haptics = Vibra quando tocca a te
prefs-haptics-text = Sui telefoni che lo permettono.
prefs-play = Al tavolo
prefs-confirm = Chiedi conferma
prefs-confirm-never = Mai
prefs-confirm-risky = Se c'è un rischio o uno spreco
prefs-confirm-always = Sempre
prefs-hints = Consigli per chi inizia
prefs-hide-role = Nascondi il mio ruolo
prefs-hide-role-text = Si vede solo mentre lo tieni premuto. Per schermi condivisi e dirette.
prefs-chat = Mostra la chat
prefs-keyboard = Tastiera
prefs-keys = Gioca con tasti singoli
prefs-keys-text = Cifre, lettere, frecce e Spazio. Tab, Invio ed Esc funzionano sempre.
prefs-key-space = Spazio
prefs-key-enter = Invio
prefs-key-escape = Esc
prefs-key-seats = Scegli un posto, contando attorno al tavolo a partire da te
prefs-key-hand = Scorri le tue carte
prefs-key-play = Gioca o conferma
prefs-key-cancel = Annulla
prefs-key-pass = Passa, subisci il colpo o termina il turno
prefs-key-inspect = Leggi che cosa fa la carta in evidenza
prefs-key-log = Vai al diario
prefs-key-again = Mostrare di nuovo che cosa è appena successo
prefs-key-chat = Dire qualcosa
prefs-key-summary = Leggi ad alta voce il tavolo
prefs-key-reach = Leggi ad alta voce chi hai a tiro
prefs-key-help = Mostra questi tasti
prefs-done = Fatto
