### Preferences.

prefs-title = Einstellungen
prefs-lead = Alles gilt sofort und wird in diesem Browser gespeichert.
prefs-look = Aussehen
prefs-theme = Farben
prefs-theme-system = Wie das System
prefs-theme-light = Tag
prefs-theme-dark = Nacht
prefs-theme-contrast = Hoher Kontrast
prefs-motion = Tempo der Animationen
prefs-motion-value = { $percent ->
    [0] Aus
   *[other] { $percent } %
}
prefs-motion-text = Bei 0 % geschieht alles sofort.
prefs-motion-reduced = Dein System wünscht weniger Bewegung, also bewegt sich nichts.
prefs-sound-title = Ton und Vibration
prefs-sound = Ton
prefs-volume = Lautstärke
prefs-volume-value = { $percent } %
prefs-sound-shots = Schüsse und Dynamit
prefs-sound-cards = Karten, Würfel und Getränke
prefs-sound-calls = Du bist dran; wer kommt und geht
prefs-sound-end = Ausscheiden und Spielende
prefs-haptics = Vibrieren, wenn du dran bist
prefs-haptics-text = Auf Handys, die das können.
prefs-play = Am Tisch
prefs-confirm = Vor dem Spielen nachfragen
prefs-confirm-never = Nie
prefs-confirm-risky = Bei Risiko oder Verschwendung
prefs-confirm-always = Immer
prefs-hints = Tipps für Neulinge
prefs-hide-role = Meine Rolle verbergen
prefs-hide-role-text = Sie ist nur zu sehen, solange du sie gedrückt hältst. Für geteilte Bildschirme und Streams.
prefs-chat = Chat anzeigen
prefs-keyboard = Tastatur
prefs-keys = Mit einzelnen Tasten spielen
prefs-keys-text = Ziffern, Buchstaben, Pfeile und Leertaste. Tab, Enter und Esc gehen immer.
prefs-key-space = Leertaste
prefs-key-enter = Enter
prefs-key-escape = Esc
prefs-key-seats = Einen Platz wählen, reihum von dir aus gezählt
prefs-key-hand = Durch deine Karten gehen
prefs-key-play = Spielen oder bestätigen
prefs-key-cancel = Abbrechen
prefs-key-pass = Passen, den Treffer einstecken oder den Zug beenden
prefs-key-inspect = Über die Karte lesen, die den Fokus hat
prefs-key-log = Zum Protokoll
prefs-key-again = Noch einmal zeigen, was gerade geschehen ist
prefs-key-chat = Etwas sagen
prefs-key-summary = Den Tisch vorlesen
prefs-key-reach = Vorlesen, wen du erreichst
prefs-key-help = Diese Tasten zeigen
prefs-done = Fertig
