### The table in the browser: what stands round the cards, the dice and the questions. Sentences about the game itself are
### the terminal's, too.

table-board = Der Tisch
table-prompt = Was nun
table-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
table-hand-empty = Du hast keine Karten auf der Hand.
table-open-cards = Offene Karten
table-pile-deck = { $count ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count }
}
table-pile-discard = Ablage: { $count }
table-event-next = { $left ->
    [0] Nächstes Ereignis
    [one] Nächstes, letztes Ereignis
   *[other] Nächstes von { $left } Ereignissen
}
table-market = Laden
table-price = { $price ->
    [one] 1 Nugget
   *[other] { $price } Nuggets
}
table-living = Noch im Spiel:

# A seat. What cannot be seen is read out.
table-seat-role = Rolle: { $role }
table-seat-life = { $life } von { $most } Leben
table-seat-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-seat-arrows = { $count ->
    [one] 1 Pfeil
   *[other] { $count } Pfeile
}
table-seat-aimed = verliert gleich { $count }
table-seat-nuggets = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
table-seat-range = Reichweite { $range }
table-seat-in-play = Karten vor { $name }
table-seat-open-hand = Hand von { $name }
table-seat-target = wählbar
table-seat-away = weg

table-state-turn = Am Zug
table-state-asked = Überlegt …
table-state-out = Aus dem Spiel
table-state-won = Raus und trotzdem gewonnen
table-state-ghost = Geist
table-state-shadow = Schatten
table-state-jail = Im Gefängnis
table-state-dynamite = Hat das Dynamit

# $near: whether the own weapon reaches (yes, no), or none where that is no question.
table-distance = { $near ->
    [yes] Distanz zu { $name }: { $distance }, in deiner Reichweite.
    [no] Distanz zu { $name }: { $distance }, außerhalb deiner Reichweite.
   *[none] { $name } sitzt { $distance ->
        [one] 1 Platz
       *[other] { $distance } Plätze
    } entfernt.
}
table-distance-steps = { $steps ->
    [one] 1 Platz
   *[other] { $steps } Plätze
}
table-distance-part = { $cause } { $by }
table-distance-sum = ({ $sum }: { $distance })

table-card-fresh = in diesem Zug ausgelegt, noch nicht nutzbar
table-card-lit = einsetzbar
table-yourself = Du selbst
table-target-needs = { $needs ->
    [one] { $name } (1 Fehlschuss! wehrt ab)
   *[other] { $name } ({ $needs } Fehlschuss! nötig)
}

# Dice.
table-dice = Die Würfel
table-die = Würfel { $die }: { $face }
table-die-none = Würfel { $die } ist noch nicht geworfen
table-die-locked = Würfel { $die }: { $face }, gesperrt
table-die-spent = Würfel { $die }: { $face }, benutzt
table-die-again = neu
table-rerolls = { $left ->
    [0] Kein Wurf mehr
    [one] Noch 1 Wurf
   *[other] Noch { $left } Würfe
}
table-throw = { $count ->
    [one] 1 Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}

# What now. One of these, or a question, is always on the screen.
table-say-ended = Die Verbindung zu diesem Tisch ist beendet.
table-say-connecting = Verbindet mit dem Tisch …
table-say-asleep = Sonst ist niemand da: Der Tisch schläft, bis jemand weiterspielt.
table-say-over = Das Spiel ist vorbei.
table-say-moment = Einen Moment …
table-say-sent = Deine Antwort ist unterwegs …
table-as = { $card } als { $kind }
table-say-paying = { $question } (Ziel: { $name })
table-say-target = { $what }: Wähle ein Ziel.
table-say-use = { $what }: Wofür?
table-say-pick = { $what }: Wähle eine Karte.
table-hint-play = Wähle eine hervorgehobene Karte. Eine blasse sagt dir, warum sie nicht spielbar ist.
table-hint-several = Du kannst bis zu { $count } Karten auf einmal wählen.
table-these = Diese { $count } Karten
table-hint-card = Wähle eine hervorgehobene Karte und bestätige.
table-hint-dice = Wähle die Würfel, die du neu werfen willst, oder hör auf.
table-card-option = { $card }: { $option }
table-do-discard = { $option } abwerfen
table-do-take = { $option } wählen
table-do-take-gift = { $option } geben
table-use = { $owner }: { $action }
table-card-not-now = das beantwortet diese Frage nicht
table-time-short = Noch zehn Sekunden für deine Antwort.
table-read = Mehr über { $name }
table-confirm = Ja: { $option }
table-anyway = Trotzdem: { $option }
table-back = Zurück
table-no-end = Du kannst deinen Zug noch nicht beenden: { $reason }.
table-seconds = { $seconds } s
table-more-time = Mehr Zeit
table-stood-in = Deine Zeit war um, jetzt spielt ein Bot für dich.
table-take-over = Übernehmen

# The log.
table-log = Was bisher geschah
table-log-filter = Was das Protokoll zeigt
table-log-all = Alles
table-log-harm = Leben und Tod
table-log-turns = Züge
table-log-go = Zu Eintrag { $number } springen
# Between events: who came to a seat or lost one. $instead: the bot that had it.
notice-sat_down = { $name } übernimmt den Platz des Bots { $instead }.
notice-back = { $name } ist zurück und spielt weiter.
notice-left = { $name } geht; ein Bot spielt weiter.
talk-line = { $name }: „{ $text }“
talk-spectator = Jemand, der zuschaut: „{ $text }“
notice-put_out = { $name } ist weg, und der Host gibt den Platz frei; ein Bot spielt weiter.
notice-voted_out = { $name } wird durch Abstimmung weggeschickt; ein Bot spielt weiter.

# Words stamped over a seat.
stamp-hit = Treffer
stamp-missed = Daneben
stamp-healed = Geheilt
stamp-out = Raus
stamp-boom = Bumm
stamp-free = Frei
stamp-jailed = Gefangen
stamp-back = Zurück
stamp-robbed = Beraubt
stamp-lost = Karte weg

emote-hello = Howdy!
emote-thanks = Danke!
emote-well_played = Gut gespielt!
emote-oops = Hoppla!
emote-thinking = Mal überlegen …
emote-laugh = Haha!
emote-angry = Grrr!
emote-tip_hat = Hut ab!

# Round the table.
# In the tab of the browser, while we are asked.
table-title-ours = Du bist dran
table-heading = Das Spiel
table-side = Protokoll und Leute
table-tab-log = Protokoll
table-tab-people = Leute
table-tab-words = Als Text
table-close = Schließen
table-home = Startseite
table-tools = Werkzeuge
table-turn = Zug { $turn }
table-series = Spiel { $game } von { $games }
table-hurry = Tempo
table-hurry-long = Bots überlegen nicht mehr, sobald alle das wollen
table-sound = Ton
table-sound-offer = Mit Ton spielen?
table-sound-yes = Ja
table-sound-no = Jetzt nicht
table-again = Noch einmal zeigen
table-again-long = Noch einmal zeigen, was gerade geschehen ist (A)
table-watching = Du siehst zu
table-help = Hilfe und Einstellungen
table-reconnecting = Die Verbindung ist weg. Gleich geht es weiter …
table-show-result = Ergebnis zeigen
table-try-again = Neuer Versuch
table-sum-seat = { $who_is ->
    [you] Du, { $character }: { $role }, { $life } von { $most } Leben.
   *[other] { $who }, { $character }: { $role }, { $life } von { $most } Leben.
}
table-sum-play = Ausliegend: { $cards }.
table-reach = In deiner Reichweite: { $names }.
table-reach-nobody = Niemand ist in deiner Reichweite.
table-reach-unknown = Hier gibt es keine Reichweiten.

stage-label = Was gerade geschieht
stage-asked = antwortet jetzt
stage-waiting = kommt noch dran
stage-deciding = wählt
stage-stops-missed = { $count ->
    [one] Ein Fehlschuss! hält es auf
   *[other] { $count } Fehlschuss! halten es auf
}
stage-stops-bang = Ein BANG! erwidert es
stage-stops-beer = { $count ->
    [one] Ein Bier würde retten
   *[other] { $count } Bier würden retten
}
stage-what-card = Eine Karte
stage-what-ability = Eine Fähigkeit
stage-what-check = Aufdecken
stage-what-event = Ein Ereignis
stage-what-dice = Würfel
stage-what-discard = Wirft ab
stage-what-blow = Ein Schlag
stage-did-used = antwortet
stage-did-missed = Fehlschuss!
stage-did-dodged = ausgewichen
stage-did-bang = BANG!
stage-did-turned = Aufdecken
stage-did-hit = getroffen: noch { $left }
stage-did-unhurt = unverletzt
stage-did-out = raus: { $role }
stage-did-healed = +{ $number } Leben
stage-did-wasted = ohne Wirkung
stage-did-took = nimmt
stage-did-lost = verliert eine Karte
stage-did-robbed = beraubt
stage-did-discarded = wirft ab
stage-did-drew = zieht { $number }
stage-did-free = frei
stage-did-jailed = bleibt im Gefängnis
stage-did-boom = explodiert
stage-did-passed = nichts geschieht
stage-did-aimed = im Visier: { $number }
stage-did-arrows = Pfeile: { $number }
