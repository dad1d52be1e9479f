### Preferences.

prefs-title = Beállítások
prefs-lead = Minden azonnal érvényes, és ez a böngésző megjegyzi.
prefs-look = Kinézet
prefs-theme = Színek
prefs-theme-system = A rendszer szerint
prefs-theme-light = Nappal
prefs-theme-dark = Éjszaka
prefs-theme-contrast = Nagy kontraszt
prefs-motion = Animációk sebessége
prefs-motion-value = { $percent ->
    [0] Ki
   *[other] { $percent }%
}
prefs-motion-text = 0%-nál minden azonnal megtörténik.
prefs-motion-reduced = A rendszered kevesebb mozgást kér, ezért semmi sem mozog.
prefs-sound-title = Hang és rezgés
prefs-sound = Hang
prefs-volume = Hangerő
prefs-volume-value = { $percent }%
prefs-sound-shots = Lövések és dinamit
prefs-sound-cards = Kártyák, kockák és italok
prefs-sound-calls = Te következel; ki jön, ki megy
prefs-sound-end = Kiesések és a játék vége
prefs-haptics = Rezgés, amikor te jössz
prefs-haptics-text = Ha a telefon tud rezegni.
prefs-play = Az asztalnál
prefs-confirm = Rákérdezés kijátszás előtt
prefs-confirm-never = Soha
prefs-confirm-risky = Ha kockázatos vagy kárba veszne
prefs-confirm-always = Mindig
prefs-hints = Tippek kezdőknek
prefs-hide-role = Szerepem elrejtése
prefs-hide-role-text = Csak addig látszik, amíg nyomva tartod. Közös képernyőhöz és közvetítéshez.
prefs-chat = A csevegés mutatása
prefs-keyboard = Billentyűzet
prefs-keys = Játék billentyűkkel
prefs-keys-text = Számok, betűk, nyilak és a szóköz. A Tab, az Enter és az Esc mindig működik.
prefs-key-space = Szóköz
prefs-key-enter = Enter
prefs-key-escape = Esc
prefs-key-seats = Hely kiválasztása, tőled körbeszámolva
prefs-key-hand = Lépkedés a lapjaid között
prefs-key-play = Kijátszás, jóváhagyás
prefs-key-cancel = Mégse
prefs-key-pass = Passz, a találat tűrése vagy a kör befejezése
prefs-key-inspect = A kijelölt lap leírása
prefs-key-log = Ugrás a naplóra
prefs-key-again = Újra megmutatni, mi történt az imént
prefs-key-chat = Mondani valamit
prefs-key-summary = Az asztal felolvasása
prefs-key-reach = Felolvasás: kit érsz el
prefs-key-help = A billentyűk listája
prefs-done = Kész
