### What is said when the server cannot be reached; the browser keeps these sentences for that day.

offline-title = Keine Telegrafenleitung
offline-text = Der Server ist nicht erreichbar. Prüfe deine Verbindung; sobald du online bist, versucht es diese Seite von selbst noch einmal.
offline-again = Noch einmal versuchen
offline-trying = Wird versucht …
