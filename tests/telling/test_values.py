"""Messages use only what they are given: what is declared, and what whoever tells says besides. In every language."""

import pytest

from boothill.games.bang.rules.cards.ruleset import ruleset
from boothill.games.bang.rules.terms import VERBS
from boothill.games.bang.telling.references import told_types as card_types
from boothill.games.bang.telling.telling import TOLD_BESIDES
from boothill.games.bang.telling.words import Words
from boothill.games.dice.rules.terms import VERBS as DICE_VERBS
from boothill.games.dice.telling.references import TOLD
from boothill.games.dice.telling.words import DiceWords
from boothill.telling import FALLBACK, Texts, languages
from boothill.telling.texts import browser_source
from boothill.telling.translation import values_used
from support.games import ALL_SETS

NAMES = ("Ann", "Bo", "Kit", "Lou")
WORDS = {
    "bang": Words(ruleset(ALL_SETS), NAMES, 0, Texts(FALLBACK)),
    "dice": DiceWords(NAMES, 0, Texts(FALLBACK)),
}
ANSWERS = {"bang": VERBS, "dice": DICE_VERBS}
BESIDES = {
    "bang": {
        "event": "use as owner_is ghost back_as side effect brief role event all_suit",
        "ask": "who event all_suit surplus_to own second second_ability",
        "wait": "who",
        "option": "who event all_suit surplus_to own second second_ability "
        "verb card kind action target pick call price use as character guard guardian grouped",
        "reason": "",
    },
    "dice": {
        "event": "extra again owner why",
        "ask": "who",
        "wait": "who",
        "option": "who verb dice target number lost",
    },
}
"""What is told besides what is declared. Of an event only if it is one of those that need it."""


def declared(game):
    return (card_types() if game == "bang" else TOLD)._declared


def given(game):
    """By the id of each message that tells of something in a game: what it is given."""
    prefix, known, words = {"bang": "", "dice": "dice-"}[game], declared(game), WORDS[game]
    besides = {form: words.gives(names.split()) for form, names in BESIDES[game].items()}
    found = {}
    for name, entry in known.entries.items():
        fields = [field.name for part in (entry.public, entry.secret) for field in part.fields]
        more = besides["event"] if game == "dice" or name in TOLD_BESIDES else set()
        found[f"{prefix}event-{name}"] = words.gives(fields) | more
    for kind, layout in known.questions.items():
        fields = words.gives([field.name for field in layout.fields])
        found |= {f"{prefix}{form}-{kind}": fields | besides[form] for form in ("ask", "wait")}
        found |= {f"{prefix}option-{verb}-{kind}": fields | besides["option"] for verb in ANSWERS[game]}
    found |= {f"{prefix}option-{verb}": besides["option"] for verb in ANSWERS[game]}
    for code, layout in known.reasons.items():
        found[f"{prefix}reason-{code}"] = words.gives([field.name for field in layout.fields])
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_messages_use_only_what_they_are_given(game, language):
    used, allowed = values_used(browser_source(language)), given(game)
    both = used.keys() & allowed.keys()
    assert len(both) > (100 if game == "bang" else 25)
    wrong = {message: sorted(used[message] - allowed[message]) for message in both if used[message] - allowed[message]}
    assert wrong == {}
