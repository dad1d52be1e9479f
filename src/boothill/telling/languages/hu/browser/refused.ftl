### Why the server did not do something: one sentence for each code (docs/protocol.md, "Codes"). $message is the server's own
### sentence, in English; it is used only where the code alone does not say enough.

refused-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatodat, és próbáld újra.
refused-refused = Ez nem lehetséges: { $message }
refused-error = Hiba történt a szerveren. { $message }

# Messages at a table.
refused-malformed = A szerver ezt nem értette. Töltsd újra az oldalt, és próbáld újra.
refused-too_fast = Ez túl sok volt egyszerre. Várj egy kicsit, és próbáld újra.
refused-not_now = Ez most nem lehetséges.
refused-spectator = Ezt csak az teheti, aki az asztalnál ül.
refused-not_host = Ezt csak az asztal házigazdája teheti.
refused-seated = Ennél többen ülnek az asztalnál: legalább annyi játékost válassz.
refused-no_game = Most nem folyik játék.
refused-stale = Elkéstél: erre a kérdésre már megvan a válasz.
refused-not_yours = Ez a kérdés másnak szól.
refused-no_such_option = Ezt már nem választhatod. Válassz újra.
refused-no_more_time = Ehhez a kérdéshez nem jár több ráadás idő.
refused-no_such_seat = Ennél az asztalnál nincs ilyen hely.
refused-taken = Ezt a helyet már elfoglalta valaki.
refused-empty = Ott senki sem ül.
refused-present = Ez a játékos itt van. Csak az cserélhető le, aki elment.
refused-no_person = Ott nem ember ül.
refused-not_yourself = Ezt magaddal nem teheted meg.
refused-not_out = Csak az láthat mindent, aki végleg kiesett a játékból.
refused-no_chat = Ennél az asztalnál nincs csevegés.
refused-muted = A házigazda elnémított.
refused-not_gone = Ez a játékos csak nemrég ment el. Várj egy kicsit, vagy szavazzatok.
refused-no_such_spectator = Ez a néző már elment.
refused-knows = Minden lapot láttál, ezért a játék végéig senkiről sem dönthetsz.

# Ends of connections.
refused-restart = A szerver újraindul. A játék megmarad; mindjárt újra itt vagy.
refused-closing = A szerver leáll. Próbáld újra egy kicsit később.
refused-trouble = A szerver most nem tudja elmenteni a játékot. Próbáld újra egy kicsit később.
refused-too_slow = Túl lassú volt a kapcsolatod. Visszakapcsolódás…
refused-server_full = A szerver megtelt. Próbáld újra néhány perc múlva.
refused-too_many_connections = Túl sok kapcsolat jön a hálózatodról. Zárd be a többi böngészőfület, vagy próbáld újra egy kicsit később.
refused-too_many_tables = Túl sok asztal van nyitva. Próbáld újra néhány perc múlva.
refused-no_hello = Túl sokáig tartott a kapcsolódás. Töltsd újra az oldalt.
refused-bad_token = Ez a hely már nem a tiéd.
refused-no_spectators = Ennél az asztalnál nem lehetnek nézők.
refused-too_many_spectators = Ennél az asztalnál már túl sok a néző. Próbáld újra néhány perc múlva.
refused-no_such_table = Nincs ilyen asztal. Lehet, hogy már megszűnt, vagy nem teljes a link.
refused-origin = Ez az oldal nem használhatja azt a szervert.
refused-elsewhere = Túl sok ablakban nyitottad meg ezt az asztalt. Ez az ablak lekapcsolódott.
refused-left = Felálltál ettől az asztaltól.
refused-kicked = Elküldtek ettől az asztaltól.
refused-closed = Ezt az asztalt bezárták.
# The same at a table that is come back to, where that says more.
closing-closing = A szerver leáll. A játék megmarad; gyere vissza egy kicsit később.
closing-trouble = A szerver most bajban van. Visszakapcsolódás…
closing-too_fast = Túl sok minden jött innen egyszerre. Visszakapcsolódás…
closing-server_full = A szerver megtelt. Újabb próbálkozás…
closing-too_many_connections = Túl sok kapcsolat jön a hálózatodról. Zárd be a többi ablakot; újabb próbálkozás…
closing-too_many_tables = Túl sok asztal van nyitva ezen a szerveren. Újabb próbálkozás…

# Problems of the lobby.
refused-foreign_origin = Ez az oldal nem használhatja azt a szervert.
refused-other_host = A szerver nem ismeri ezt a címet. Nyisd meg a sajátján.
refused-not_here = Ez innen nem engedélyezett.
refused-no_such_game = Nincs ilyen játék.
refused-no_such_box = Nincs ilyen készlet.
refused-no_such_rule = Nincs ilyen szabály.
refused-no_such_book = Ehhez a játékhoz nincs szabálykönyv.
refused-other_rules = Ezt a játékot olyan szabályokkal játszották, amelyek már nincsenek meg a szerveren, ezért nem mutatható meg.
refused-not_found = Ezen a címen nincs semmi.
refused-no_such_language = Ezen a nyelven nincsenek szövegek.
refused-wrong_method = A szerver ezt nem értette. Töltsd újra az oldalt, és próbáld újra.
refused-seat = Oda nem ülhetsz: { $message }
refused-too_large = Ez túl hosszú volt. Írj rövidebben.
