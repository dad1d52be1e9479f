### Perché il server non ha fatto qualcosa: una frase per ogni codice (docs/protocol.md, «Codes»). $message è la frase del
### server stesso, in inglese; si usa solo dove il codice da solo non dice abbastanza.

refused-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
refused-refused = Non si può fare: { $message }
refused-error = Qualcosa è andato storto sul server. { $message }

# Messaggi a un tavolo.
refused-malformed = Il server non ha capito. Ricarica la pagina e riprova.
refused-too_fast = Troppe cose in una volta. Aspetta un momento e riprova.
refused-not_now = In questo momento non è possibile.
refused-spectator = Può farlo solo chi siede al tavolo.
refused-not_host = Può farlo solo l'host del tavolo.
refused-seated = Al tavolo ci sono più persone: scegli almeno altrettanti giocatori.
refused-no_game = Non c'è nessuna partita in corso.
refused-stale = Troppo tardi: quella domanda ha già avuto risposta.
refused-not_yours = Quella domanda è per qualcun altro.
refused-no_such_option = Non è più fra le tue scelte. Scegli di nuovo.
refused-no_more_time = Per questa domanda non puoi avere altro tempo.
refused-no_such_seat = A questo tavolo quel posto non c'è.
refused-taken = Qualcuno ha già preso quel posto.
refused-empty = Lì non siede nessuno.
refused-present = Quella persona è qui. Si può sostituire solo chi è assente.
refused-no_person = Lì non siede nessuna persona.
refused-not_yourself = Non puoi farlo su di te.
refused-not_out = Può vedere tutto solo chi è definitivamente fuori gioco.
refused-no_chat = A questo tavolo non c'è chat.
refused-muted = L'host ti ha tolto la parola.
refused-not_gone = Quella persona manca da poco. Aspetta un po', oppure votate.
refused-no_such_spectator = Quella persona non guarda più.
refused-knows = Hai visto tutte le mani: fino alla fine della partita non decidi su nessuno.

# Fine di una connessione.
refused-restart = Il server si sta riavviando. La partita è al sicuro; fra un attimo si riprende.
refused-closing = Il server sta chiudendo. Riprova fra un momento.
refused-trouble = Il server ha difficoltà a salvare la partita. Riprova fra un momento.
refused-too_slow = La tua connessione era troppo lenta. Riconnessione…
refused-server_full = Il server è pieno. Riprova fra qualche minuto.
refused-too_many_connections = Dalla tua rete arrivano troppe connessioni. Chiudi altre schede, o riprova fra un momento.
refused-too_many_tables = Ci sono troppi tavoli aperti. Riprova fra qualche minuto.
refused-no_hello = La connessione ha impiegato troppo tempo ad avviarsi. Ricarica la pagina.
refused-bad_token = Questo posto non è più tuo.
refused-no_spectators = Questo tavolo non ammette spettatori.
refused-too_many_spectators = A questo tavolo guardano già in troppi. Riprova fra qualche minuto.
refused-no_such_table = Questo tavolo non c'è. Forse è stato sparecchiato, o il link non è completo.
refused-origin = Questa pagina non può usare quel server.
refused-elsewhere = Hai aperto questo tavolo in troppe finestre. Questa è stata scollegata.
refused-left = Hai lasciato questo tavolo.
refused-kicked = Ti hanno mandato via da questo tavolo.
refused-closed = Questo tavolo è stato chiuso.
# Lo stesso a un tavolo a cui si torna da soli, dove c'è altro da dire.
closing-closing = Il server sta chiudendo. La partita è al sicuro; torna fra un po'.
closing-trouble = Il server ora ha qualche difficoltà. Riconnessione…
closing-too_fast = Da qui è arrivato troppo in una volta. Riconnessione…
closing-server_full = Il server è pieno. Nuovo tentativo…
closing-too_many_connections = Dalla tua rete arrivano troppe connessioni. Chiudi altre finestre; nuovo tentativo…
closing-too_many_tables = Su questo server ci sono troppi tavoli aperti. Nuovo tentativo…

# Problemi dell'ingresso.
refused-foreign_origin = Questa pagina non può usare quel server.
refused-other_host = Il server non conosce questo indirizzo. Aprilo con il suo.
refused-not_here = Da qui non è permesso.
refused-no_such_game = Questa partita non c'è.
refused-no_such_box = Questo set non c'è.
refused-no_such_rule = Questa regola non c'è.
refused-no_such_book = Per questo gioco non c'è un regolamento.
refused-other_rules = Questa partita è stata giocata con regole che il server non ha più, quindi non si può mostrare.
refused-not_found = A questo indirizzo non c'è nulla.
refused-no_such_language = Non ci sono testi in questa lingua.
refused-wrong_method = Il server non ha capito. Ricarica la pagina e riprova.
refused-seat = Non puoi sederti lì: { $message }
refused-too_large = Troppo lungo. Scrivi meno.
