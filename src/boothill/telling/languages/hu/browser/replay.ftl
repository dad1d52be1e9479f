### The replay viewer: a finished game to be watched again, step by step and with anybody's eyes.

replay-title = Visszajátszás
replay-title-of = Visszajátszás: { $names }
replay-loading = A visszajátszás betöltése…
replay-played-bang = Kártyajáték, { $date }
replay-played-dice = Kockajáték, { $date }
replay-page-home = Boothill, a kezdőlapra

# Nothing can be shown.
replay-unknown-title = Erre a játékra senki sem emlékszik
replay-unknown-text = Ezzel a linkkel nincs játék. Lehet, hogy hiányzik egy betű, vagy a játékot már törölték.
replay-running-title = Még dörögnek a fegyverek
replay-running-text = Ez a játék még nem ért véget. A visszajátszás minden kezet megmutat, ezért csak a játék vége után nézhető.
replay-rules-title = Megváltoztak a szabályok
replay-rules-text = Ezt a játékot olyan szabályokkal játszották, amelyek már nincsenek meg a szerveren. A felvétel még letölthető.
replay-failed-title = A visszajátszás nem indul
replay-home = A kezdőlapra
replay-retry = Próbáld újra

# The controls.
replay-controls = Vezérlés
replay-to-start = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépés előre
replay-to-end = A végére
replay-scrubber = Hely a játékban
replay-place = { $at }. válasz, összesen { $total }
replay-place-turn = { $at }. válasz, összesen { $total }, { $turn }. kör
# The same with who was eliminated at this place.
replay-place-fall = { $at }. válasz, összesen { $total }, { $turn }. kör. Kiesett: { $names }
replay-turn = { $turn }. kör
# Short: how far into the game.
replay-count = { $at } / { $total }
replay-speed = Sebesség
replay-speed-times = { $speed }×
replay-unit = Lépések
replay-unit-answer = Válaszok
replay-unit-turn = Körök

# Whose eyes.
replay-view = Nézet
replay-view-as = Mutasd
replay-view-everything = Mindent: minden kéz és szerep nyílt
replay-view-public = Amit mindenki látott
replay-view-seat = Amit akkor { $name } látott
replay-view-bottom = Alul ül
replay-view-wait = Betöltés más szemszögből…
replay-view-failed = Ebből a szemszögből nem sikerült betölteni. { $problem }

# Around the film.
replay-log = Napló
replay-close = Bezárás
replay-help = Súgó és beállítások
replay-link = A pillanat linkjének másolása
replay-link-copied = A pillanat linkje kimásolva.
replay-link-address = A pillanat linkje most a címsorban van: onnan másold ki.
replay-record = Felvétel letöltése
replay-hints = Billentyűk és jelek
replay-keys-play = lejátszás, szünet
replay-keys-step = lépés
replay-keys-ends = eleje, vége
replay-key-space = Szóköz
replay-key-home = Home
replay-key-end = End
replay-mark-turn = kör kezdete
replay-mark-fall = egy játékos kiesik

# What has been asked and answered on the way to this moment.
replay-what = Mi történik
replay-what-begins = Kezdődik a játék.
replay-what-chose = { $who_is ->
    [you] A választásod: { $answer }
   *[other] { $who } választása: { $answer }
}
replay-what-nothing = A választ nem lehetett látni.
replay-what-over = { $count ->
    [0] A játék véget ért. Senki sem győzött.
    [one] A játék véget ért. Győztes: { $names }
   *[other] A játék véget ért. Győztesek: { $names }
}
replay-hand = { $count ->
    [0] { $name } kezében nincs lap
   *[other] { $name } kezében: { $count } lap
}
replay-hand-hidden = { $name } kezében: { $count } lap, képpel lefelé
