### What is said when the server cannot be reached; the browser keeps these sentences for that day.

offline-title = Nessuna linea telegrafica
offline-text = Il server non è raggiungibile. Controlla la connessione; appena torna, questa pagina riprova da sola.
offline-again = Riprova
offline-trying = Nuovo tentativo …
