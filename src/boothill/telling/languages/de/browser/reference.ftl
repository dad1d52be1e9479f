### The reference in the browser: the pages of the cards and of the rules, and the panel at the table that shows one thing.

ref-cards-title = Karten und Charaktere
ref-cards-about = Alles, was in den Boxen liegt, in eigenen Worten: was es bewirkt, und jedes Exemplar davon.
ref-cards-page = { $name } – Karten und Charaktere
ref-search = Suchen
ref-search-cards-hint = Ein Name oder ein Wort aus einer Wirkung
ref-search-rules-hint = Eine Kennung wie BASE-BEER-2 oder ein Wort
ref-clear = Suche löschen
# The filters: each is a row of links, of which one is chosen.
ref-filter = Filter
ref-filtered = Filter: { $filters }
ref-box = Box
ref-sort = Art
ref-colour = Farbe
ref-all = Alle
ref-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Treffer
   *[other] { $count } Treffer
}
ref-nothing = Nichts in den Boxen passt zu dieser Suche.
ref-everything = Alles zeigen
ref-none-such = Diese Karte oder diesen Charakter gibt es hier nicht.

ref-sort-card = Spielkarten
ref-sort-equipment = Ausrüstung
ref-sort-event = Ereignisse
ref-sort-character = Charaktere
ref-sort-role = Rollen
ref-sort-shadow_role = Schattenrollen
ref-sort-face = Würfelsymbole
ref-sort-dice_character = Charaktere (Würfel)
ref-sort-dice_role = Rollen (Würfel)

# The same of a single one.
ref-one-card = Spielkarte
ref-one-equipment = Ausrüstung
ref-one-event = Ereignis
ref-one-character = Charakter
ref-one-role = Rolle
ref-one-shadow_role = Rolle eines Schattens
ref-one-face = Würfelsymbol
ref-one-dice_character = Charakter des Würfelspiels
ref-one-dice_role = Rolle des Würfelspiels

ref-colour-brown = Braun
ref-colour-blue = Blau
ref-colour-green = Grün
ref-colour-black = Schwarz
ref-colour-event = Ereignis
ref-colour-brown-means = Braun: wirkt beim Ausspielen und kommt dann auf den Ablagestapel.
ref-colour-blue-means = Blau: bleibt vor jemandem liegen.
ref-colour-green-means = Grün: bleibt liegen und ist ab dem nächsten Zug einsetzbar.

ref-back-to-cards = Alle Karten und Charaktere
ref-previous = Zurück: { $name }
ref-next = Weiter: { $name }
ref-neighbours = Zurück und weiter
ref-life = { $life ->
    [one] 1 Leben
   *[other] { $life } Leben
}
ref-in-box = Box: { $box }
ref-range = Reichweite { $range }
ref-price = { $price ->
    [one] Kostet 1 Nugget
   *[other] Kostet { $price } Nuggets
}
ref-removal = { $price ->
    [one] Lässt sich für 1 Nugget entfernen
   *[other] Lässt sich für { $price } Nuggets entfernen
}
ref-locked = Bleibt, wie es gefallen ist: kann nicht neu geworfen werden
ref-english = Auf Englisch: { $name }
ref-copies-in = { $count ->
    [one] 1 Karte in { $box }
   *[other] { $count } Karten in { $box }
}
# A rank that comes several times in one suit.
ref-copies-times = { $rank } × { $times }
ref-count = { $count ->
    [one] Es gibt 1 davon.
   *[other] Es gibt { $count } davon.
}
ref-its-rules = Die Regeln dazu
ref-rules-of = Die Regeln zu { $name }

ref-rules-title = Die Regeln
ref-rules-page = { $name } – Die Regeln
ref-book = { $game ->
    [dice] Die Regeln des Würfelspiels auf zwei Seiten
   *[bang] Die Regeln des Kartenspiels auf zwei Seiten
}
ref-print = Drucken
ref-rules-about = Jede Regel, wie sie an diesem Tisch gilt, in eigenen Worten, mit Szenarien, in denen mehrere zusammentreffen. Jede hat eine Kennung, die sich nicht ändert.
ref-rules-english = Die Regeln gibt es nur auf Englisch.
ref-rules-outline = Inhalt
ref-rules-part = In diesem Teil
ref-back-to-rules = Alle Regeln
ref-rule-none = Eine Regel { $id } gibt es nicht.
ref-rules-nothing = Keine Regel passt zu dieser Suche.
ref-rules-wait = Die Regeln werden geladen …
ref-rules-failed = Die Regeln ließen sich nicht laden.
ref-again = Neuer Versuch
ref-about-these = Wovon diese Regeln handeln
ref-sources = Woher die Regeln stammen
ref-sources-about = Woher eine Regel stammt, steht in ihren Einzelheiten.
ref-source-book = Steht in einer Spielregel.
ref-source-card = Steht auf der Karte.
ref-source-faq = Aus einer Antwort des Verlags oder des Autors.
ref-source-peer = So wird es an anderen Tischen im Netz gespielt.
ref-source-house = Unsere eigene Entscheidung, wo die Quellen schweigen oder sich widersprechen.
ref-table = Tabelle

ref-part-principles = Grundsätze
ref-part-core = Das Spiel selbst
ref-part-base = Karten und Charaktere des Grundspiels
ref-part-dodge-city = Dodge City
ref-part-promos = Promo-Charaktere
ref-part-events = Ereignisstapel
ref-part-gold-rush = Gold Rush
ref-part-shadow = Schatten
ref-part-scenarios = Szenarien
ref-part-dice = Das Würfelspiel
ref-part-dice-characters = Charaktere des Würfelspiels
ref-part-dice-decisions = Entscheidungen zum Würfelspiel
ref-part-dice-scenarios = Szenarien zum Würfelspiel

# The panel at the table.
ref-rule = Regel
ref-details = Einzelheiten
ref-details-id = Nummer
ref-details-see = Siehe auch
ref-details-source = Quelle
ref-close = Schließen
ref-back = Zurück
