### What is said when the server cannot be reached; the browser keeps these sentences for that day.

offline-title = Nincs távíróvonal
offline-text = A szerver nem érhető el. Ellenőrizd a kapcsolatot; amint van internet, az oldal magától újra próbálkozik.
offline-again = Újra
offline-trying = Próbálkozás …
