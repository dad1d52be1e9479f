### The dice game. Names and texts of characters, faces and roles come from its facts; what is said as in the card game
### stands with the card game's messages. Seats are given as there ($who, $who_is: you, other, nobody; $at_is also self).

# Faces as the dice show them, and in the log.
dice-face-arrow = Pfeil
dice-face-dynamite = Dynamit
dice-face-one = 1
dice-face-two = 2
dice-face-beer = Bier
dice-face-gatling = Gatling

# What is written below a die.
dice-die-locked = gesperrt
dice-die-used = benutzt

# Roles at a table of three.
dice-three-goal = { $who_is ->
    [you] Du gewinnst sofort, wenn du den { $prey ->
        [Bandit] Banditen
        [Gesetzloser] Gesetzlosen
       *[other] { $prey }
    } mit deinen eigenen Schüssen oder deiner Gatling ausschaltest.
   *[other] Gewinnt sofort, wenn er den { $prey ->
        [Bandit] Banditen
        [Gesetzloser] Gesetzlosen
       *[other] { $prey }
    } mit eigenen Schüssen oder eigener Gatling ausschaltet.
} Fällt jemand auf andere Weise, gewinnt, wer am Ende noch lebt.
dice-three-sheriff = Zu dritt gibt es keinen Sheriff; der Hilfssheriff beginnt.

dice-pile = { $pile ->
    [one] Vorrat: 1 Pfeil
   *[other] Vorrat: { $pile } Pfeile
}

# Questions.
dice-ask-reroll = { $left ->
    [one] Würfel neu werfen (noch 1 Wurf) oder aufhören?
   *[other] Würfel neu werfen (noch { $left } Würfe) oder aufhören?
}
dice-wait-reroll = { $who } betrachtet die Würfel ...
dice-ask-gift = Bevor du würfelst: Wer bekommt 1 Leben?
dice-wait-gift = { $who } verschenkt 1 Leben ...
dice-ask-shoot = Würfel { $die }: Wen triffst du mit der { $face }? Alle Schüsse wirken gleichzeitig.
dice-wait-shoot = { $who } zielt ...
dice-ask-heal = Würfel { $die }: Wer bekommt das Bier?
dice-wait-heal = { $who } vergibt ein Bier ...
dice-ask-arrows_instead = Du verlierst gleich { $points } Leben ({ $cause_id ->
    [gatling] Gatling
   *[bullseye] Schüsse
}). Wie viele Pfeile nimmst du stattdessen?
dice-wait-arrows_instead = { $who } wählt zwischen Pfeilen und Leben ...
dice-ask-return_arrows = Du verlierst { $points } Leben ({ $cause_id ->
    [gatling] Gatling
    [dynamite] Dynamit
   *[bullseye] Schüsse
}). Wie viele deiner Pfeile gibst du dafür zurück?
dice-wait-return_arrows = { $who } zählt Pfeile ...
dice-ask-remove_arrow = Deine Gatling-Würfel schicken Pfeile zurück in den Vorrat. Von wem? ({ $left ->
    [one] noch 1
   *[other] noch { $left }
})
dice-wait-remove_arrow = { $who } schickt Pfeile zurück ...

# Answers.
dice-option-stop = aufhören
dice-option-reroll = { $dice_count ->
    [one] Würfel { $dice } neu werfen
   *[other] die Würfel { $dice } neu werfen
}
dice-option-shoot = { $number ->
    [2] { $target } doppelt, mit einem Bier
   *[other] { $target }
}
dice-option-heal = { $target_is ->
    [you] du selbst
   *[other] { $target }
}
dice-option-give = { $target_is ->
    [you] du selbst
   *[other] { $target }
}
dice-option-take_arrows = { $number ->
    [0] keinen Pfeil
    [one] 1 Pfeil
   *[other] { $number } Pfeile
} nehmen, { $lost ->
    [0] nichts verlieren
   *[other] { $lost } Leben verlieren
}
dice-option-return_arrows = { $number ->
    [0] keinen
    [one] 1 Pfeil
   *[other] { $number } Pfeile
}
dice-option-remove = { $target_is ->
    [you] von dir selbst
   *[other] von { $target }
}
dice-option-pass = von niemandem: dabei bleibt es

# What speaks against an answer.
dice-reason-keeps_arrows = du würdest Pfeile behalten, die du loswerden könntest
dice-reason-own_sheriff = du bist Hilfssheriff und gewinnst nur mit dem Sheriff
dice-reason-outlaws_win = fällt der Sheriff vor allen anderen, gewinnen die Banditen
dice-reason-overkill = { $seat } fällt ohnehin; dieser Schuss könnte jemand anderen treffen
dice-reason-last_dynamite = ein drittes Dynamit würde dich dein letztes Leben kosten
dice-reason-last_arrows = { $pile ->
    [one] im Vorrat liegt noch 1 Pfeil: würfelst du ihn, kommen die Indianer, und die überlebst du nicht
   *[other] im Vorrat liegen noch { $pile } Pfeile: würfelst du so viele, kommen die Indianer, und die überlebst du nicht
}

# What happened.
dice-event-gave_life = { $who_is ->
    [you] Du gibst { $at_is ->
        [you] dir selbst
       *[other] { $at }
    }
   *[other] { $who } gibt { $at_is ->
        [you] dir
        [self] sich selbst
       *[other] { $at }
    }
} { $gained ->
    [0] 1 Leben, doch das verfällt: Das Leben ist schon voll.
   *[other] 1 Leben.
}
# $again: whether this is not the first roll of the turn. Of several dice those thrown again stand in brackets.
dice-event-rolled = { $again ->
    [no] { $who_is ->
        [you] Du würfelst: { $faces }.
       *[other] { $who } würfelt: { $faces }.
    }
   *[yes] { $who_is ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $dice_count } Würfel neu: { $faces }.
}
dice-thrown = [{ $face }]
dice-event-took_arrows = { $why ->
    [struck_back] { $who_is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } 1 Pfeil für den Treffer gegen { $owner_is ->
        [you] dich
       *[other] { $owner }
    }.
    [instead] { $who_is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $number ->
        [one] 1 Pfeil, statt 1 Leben zu verlieren
       *[other] { $number } Pfeile, statt { $number } Leben zu verlieren
    }.
   *[rolled] { $who_is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $number ->
        [one] 1 Pfeil.
       *[other] { $number } Pfeile.
    }
}{ $pile ->
    [0] {" "}Das war der letzte.
    [one] {" "}1 bleibt im Vorrat.
   *[other] {" "}{ $pile } bleiben im Vorrat.
}
dice-event-indians = Die Indianer greifen an: Alle verlieren 1 Leben pro Pfeil.
dice-event-refilled = Die Indianer reiten davon. Alle { $pile } Pfeile sind wieder im Vorrat.
dice-event-spared = { $limit ->
    [0] { $cause_id ->
        [gatling] Die Gatling verletzt
       *[other] Nichts verletzt
    } { $who_is ->
        [you] dich
       *[other] { $who }
    }{ $cause_id ->
        [gatling] {" "}nicht
       *[other] {""}
    }.
   *[other] { $who_is ->
        [you] Du verlierst
       *[other] { $who } verliert
    } nur { $limit } Leben, wie viele Pfeile es auch sind.
}
dice-event-lost_life = { $who_is ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $points } Leben (noch { $left }): { $cause_id ->
    [indians] Indianer
    [dynamite] Dynamit
    [gatling] { $by_is ->
        [you] deine Gatling
       *[other] Gatling von { $by }
    }
   *[bullseye] Schuss von { $by_is ->
        [you] dir
       *[other] { $by }
    }
}.
dice-event-returned_arrows = { $why ->
    [fired] { $who_is ->
        [you] Du gibst { $number ->
            [one] deinen Pfeil
           *[other] deine { $number } Pfeile
        } zurück.
       *[other] { $who } gibt { $number ->
            [one] 1 Pfeil
           *[other] { $number } Pfeile
        } zurück.
    }
    [by_loss] { $who_is ->
        [you] Du gibst
       *[other] { $who } gibt
    } für verlorenes Leben { $number ->
        [one] 1 Pfeil
       *[other] { $number } Pfeile
    } zurück.
   *[out] { $number ->
        [one] { $who_is ->
            [you] Dein Pfeil kommt
           *[other] Der Pfeil von { $who } kommt
        }
       *[other] { $who_is ->
            [you] Deine { $number } Pfeile kommen
           *[other] Die { $number } Pfeile von { $who } kommen
        }
    } zurück.
} { $pile ->
    [one] Im Vorrat liegt jetzt 1.
   *[other] Im Vorrat liegen jetzt { $pile }.
}
dice-event-exploded = { $number } Dynamite explodieren: { $who_is ->
    [you] Du würfelst nicht weiter.
   *[other] { $who } würfelt nicht weiter.
}
dice-event-aimed = { $who_is ->
    [you] Du zielst
   *[other] { $who } zielt
} mit einer { $face } auf { $at_is ->
    [you] dich
   *[other] { $at }
}{ $points ->
    [2] {" "}und { $who_is ->
        [you] verdoppelst
       *[other] verdoppelt
    } sie mit einem Bier
   *[other] {""}
}.
dice-event-healed = { $at_is ->
    [self] { $who } trinkt ein Bier
    [you] { $who_is ->
        [you] Du trinkst ein Bier
       *[other] { $who } gibt dir ein Bier
    }
   *[other] { $who_is ->
        [you] Du gibst { $at } ein Bier
       *[other] { $who } gibt { $at } ein Bier
    }
}{ $gained ->
    [0] , doch es verfällt: Das Leben ist schon voll.
   *[other] : { $gained } Leben dazu.
}
dice-event-fired = { $who_is ->
    [you] Du feuerst
   *[other] { $who } feuert
} die Gatling ab ({ $number } Gatling-Würfel): Alle anderen verlieren 1 Leben.
# $why: peaceful for dice without bull's-eyes, death for somebody's elimination.
dice-event-gained_life = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points } Leben (jetzt { $left }), { $why ->
    [death] weil jemand ausgeschieden ist.
   *[peaceful] weil kein Würfel 1 oder 2 zeigt.
}
dice-event-removed_arrow = { $who_is ->
    [you] Du schickst
   *[other] { $who } schickt
} einen { $at_is ->
    [you] { $who_is ->
        [you] eigenen Pfeil
       *[other] Pfeil von dir
    }
    [self] eigenen Pfeil
   *[other] Pfeil von { $at }
} zurück. { $pile ->
    [one] Im Vorrat liegt jetzt 1.
   *[other] Im Vorrat liegen jetzt { $pile }.
}
dice-event-eliminated = { $cause_id ->
    [indians] Die Indianer schalten { $who_is ->
        [you] dich
       *[other] { $who }
    } aus.
    [dynamite] Das Dynamit schaltet { $who_is ->
        [you] dich
       *[other] { $who }
    } aus.
   *[other] { $by_is ->
        [you] Du schaltest { $who_is ->
            [you] dich selbst
           *[other] { $who }
        }
       *[other] { $by } schaltet { $who_is ->
            [you] dich
           *[other] { $who }
        }
    } aus.
} { $who_is ->
    [you] Deine Rolle war { $role }.
   *[other] { $who } war { $role }.
}
