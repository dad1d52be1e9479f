"""Bots that play by the ideas of other programs' bots: what makes each of them what it is."""

from collections import Counter

import pytest

from boothill.bots import make_bot
from boothill.family.roles import DEPUTY, HIDDEN, OUTLAW, RENEGADE, ROLES_BY_PLAYERS
from boothill.games.bang.bots.imitations.karma import BAD, FREQUENCIES, GOOD, HARMING, HELPING, NEUTRAL, Karma, standing
from boothill.games.bang.bots.imitations.reading import roles_by_elimination, unseen
from boothill.games.bang.bots.imitations.tally import Count, Tally, levels
from boothill.games.bang.rules.game import BANG, new_match
from boothill.games.bang.rules.table.setup import TableOptions
from boothill.games.bang.rules.terms import SPARED, Deed
from boothill.kernel.decision import NOBODY
from boothill.playing import seat_bots
from games.bang.bots.positions import deeds
from support.story import NAMES, Story

SEEDS = range(60)


def answers(story, name, seeds=SEEDS):
    """How often bots of many seeds give which answer to the open question."""
    decision = story.decision
    view = story.view(NAMES[decision.seat])
    chosen = [make_bot(name, seed).choose(view, decision) for seed in seeds]
    return Counter(BANG.token(story.t, decision.options[at]) for at in chosen)


def targets(story, name):
    """Whom bots of many seeds aim at; "-" for nobody."""
    aimed = Counter()
    for token, number in answers(story, name).items():
        aimed[NAMES[int(token.split(" at ")[1].split()[0])] if " at " in token else "-"] += number
    return aimed


def told(story, name):
    """The answer all bots of this name give, whatever their seed."""
    (answer,) = answers(story, name)
    return answer


# ---- all of them -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["karma", "tally"])
def test_chances_are_those_of_the_roles_there_are(name):
    """In a whole game: known roles for sure, hidden ones as many as there are of each."""
    players = 7
    match = new_match(TableOptions(players, seed=5), record=False)
    bots = seat_bots([name] * players, 5)
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        chances = bots[decision.seat].judge(view)
        for seat, role in enumerate(view.role):
            if role == HIDDEN:
                assert sum(chances[seat]) == pytest.approx(1.0)
            else:
                assert chances[seat] == tuple(float(role == other) for other in (DEPUTY, OUTLAW, RENEGADE))
        for part, role in enumerate((DEPUTY, OUTLAW, RENEGADE)):
            hidden = sum(chances[seat][part] for seat in range(players) if view.role[seat] == HIDDEN)
            assert hidden == pytest.approx(unseen(view)[role], abs=0.25)
        match.push(bots[decision.seat].choose(view, decision))


def test_a_single_hidden_role_is_known():
    story = Story(5, roles="sheriff deputy outlaw outlaw renegade").out("E").turn("B")
    assert roles_by_elimination(story.view("B")) == story.t.role
    assert HIDDEN in roles_by_elimination(story.view("A"))


# ---- drifter ---------------------------------------------------------------------------------------------------


def test_drifter_equips_then_needs_nobody_then_shoots():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "bang", "stagecoach", "barrel").turn("B")
    assert told(story, "drifter").startswith("play barrel")
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "bang", "stagecoach").turn("B")
    assert told(story, "drifter").startswith("play stagecoach")
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "duel", "bang").turn("B")
    assert all(answer.startswith("play duel") for answer in answers(story, "drifter"))


def test_drifter_aims_at_anybody_in_reach():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "duel").turn("B")
    aimed = targets(story, "drifter")
    assert set(aimed) == set("ACDE")
    assert min(aimed.values()) >= 6


def test_drifter_as_a_deputy_never_aims_at_the_sheriff_as_a_renegade_seldom():
    for role, others in (("deputy", "renegade"), ("renegade", "deputy")):
        story = Story(5, roles=f"sheriff {role} outlaw outlaw {others}").hand("B", "duel").turn("B")
        at_sheriff = targets(story, "drifter")["A"]
        assert at_sheriff == 0 if role == "deputy" else 0 < at_sheriff < 12  # 1 in 16 of 60


def test_drifter_answers_with_the_first_card_and_discards_the_first():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("A", "bang").hand("B", "beer", "missed")
    story = story.turn("A").plays("bang", on="B").asks("B", "dodge")
    assert told(story, "drifter").startswith("respond missed")
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "missed", "beer", "bang").with_life(B=1)
    story = story.turn("B").ends_turn().asks("B", "surplus")
    assert told(story, "drifter").startswith("discard missed")


def test_drifter_does_not_drink_for_nothing():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "beer").turn("B")
    assert told(story, "drifter") == "end"


# ---- karma -----------------------------------------------------------------------------------------------------


def test_karma_tables_cover_every_pair_and_mirror_each_other():
    states = (GOOD, NEUTRAL, BAD)
    for actor in states:
        for other in states:
            assert HELPING[actor, other] == HARMING[actor, -other]
            assert HARMING[actor, other] == max(BAD, min(GOOD, actor - other))


def test_karma_flips_with_the_last_acts():
    story = Story(7, roles="sheriff outlaw deputy outlaw deputy renegade outlaw")
    seen = [standing(story.view("G"))[1]]
    for deed in ("B bang A", "B bang A", "B bang D", "C bang B", "B duel A"):
        deeds(story, deed)
        seen.append(standing(story.view("G"))[1])
    # C, who shot B while B was bad, is good by then.
    assert seen == [NEUTRAL, BAD, BAD, BAD, BAD, BAD]
    assert standing(story.view("G"))[2] == GOOD
    assert standing(story.view("G"))[6] == BAD  # who looks knows themselves
    assert standing(story.view("A"))[6] == NEUTRAL
    deeds(story, "C bang A")
    assert standing(story.view("G"))[2] == NEUTRAL


def test_karma_takes_no_notice_of_what_concerns_everybody():
    story = Story(7)
    story.t.deeds += [
        Deed(3, story.t.rules.kind_index["gatling"], NOBODY, -1),
        Deed(3, -1, NOBODY, -1, omission=SPARED),
    ]
    assert standing(story.view("A"))[3] == NEUTRAL


def test_karma_shoots_no_friend():
    story = Story(7, roles="sheriff outlaw deputy outlaw deputy renegade outlaw").hand("C", "bang")
    story = deeds(story, "B bang A", "D bang B").turn("C")
    assert set(targets(story, "karma")) == {"B"}


def test_karma_as_an_outlaw_shoots_no_stranger():
    story = Story(7, roles="sheriff renegade deputy outlaw deputy outlaw outlaw").hand("D", "bang").turn("D")
    assert told(story, "karma") == "end"


def test_karma_as_the_sheriff_does_not_kill_a_stranger():
    story = Story(7).hand("A", "bang").with_life(B=1, G=1).turn("A")
    assert told(story, "karma") == "end"
    story = deeds(Story(7).hand("A", "bang").with_life(B=1, G=1), "B bang A").turn("A")
    assert set(targets(story, "karma")) == {"B"}


def test_karma_as_the_renegade_spares_a_weak_sheriff_and_sides_with_the_minority():
    story = Story(5, roles="sheriff renegade outlaw outlaw deputy").out("C").hand("B", "bang").with_life(A=3)
    assert set(targets(story.turn("B"), "karma")) >= {"A"}
    story = Story(5, roles="sheriff renegade outlaw outlaw deputy").out("C").hand("B", "bang").with_life(A=2)
    assert "A" not in targets(story.turn("B"), "karma")
    story = Story(4, roles="sheriff renegade outlaw outlaw").hand("B", "bang").with_life(A=4).turn("B")
    assert set(targets(story, "karma")) == {"C"}  # one for the law, two against it


def test_karma_sweeps_no_sheriff_away():
    story = Story(roles="sheriff deputy outlaw outlaw renegade").hand("B", "gatling").with_life(A=1).turn("B")
    assert told(story, "karma") == "end"


def test_karma_throws_no_strong_card_away():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "wells_fargo", "bang", "beer")
    story = story.with_life(B=2).turn("B").ends_turn().asks("B", "surplus")
    assert set(answers(story, "karma")) == {"discard bang/AS", "discard beer/6H"}


def test_karma_plays_strong_cards_first_and_drinks_only_when_wounded():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "scope", "beer", "wells_fargo").turn("B")
    assert told(story, "karma").startswith("play wells_fargo")
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "beer").turn("B")
    assert told(story, "karma") == "end"


def test_karma_judges_by_how_often_such_players_are_what():
    story = deeds(Story(7, roles="sheriff outlaw deputy outlaw deputy renegade outlaw"), "B bang A", "C bang B")
    chances = Karma(1).judge(story.view("A"))
    assert chances[1][1] > chances[3][1] > chances[2][1]
    assert chances[2][0] > chances[3][0] > chances[1][0]
    assert chances[3] == pytest.approx(chances[4])
    for players, table in FREQUENCIES.items():
        assert players in ROLES_BY_PLAYERS
        assert all(sum(row) == pytest.approx(1.0, abs=0.01) for row in table.values())


# ---- tally -----------------------------------------------------------------------------------------------------


def count(story, viewer):
    """What somebody has counted."""
    found = Count()
    found.look(story.view(viewer))
    return found


def test_tally_counts_acts_not_how_much_harm_they_did():
    story = deeds(Story(7), "D bang A", "D panic A", "E bang A", "B bang D")
    counted = count(story, "A")
    assert counted.loyalty[3] == -2
    assert counted.loyalty[4] == -1
    assert counted.loyalty[1] == 1


def test_tally_takes_whoever_contradicts_himself_for_the_renegade():
    story = Story(7, roles="sheriff outlaw deputy outlaw deputy renegade outlaw")
    story = deeds(story, "B bang A", "B bang A", "F bang B", "F bang A", "F bang A", "F bang B")
    counted = count(story, "C")
    assert counted.two_faced[5] == 2
    assert counted.verdicts[5] == RENEGADE


def test_tally_is_saturated_once_all_enemies_are_found():
    story = Story(6, roles="sheriff outlaw deputy outlaw renegade outlaw")
    two = count(deeds(story, "B bang A", "D bang A"), "A")
    assert [two.verdicts[seat] for seat in (1, 3)] == [OUTLAW] * 2
    assert two.verdicts[2] == HIDDEN
    three = count(deeds(story, "F bang A"), "A")
    assert three.verdicts[2] == three.verdicts[4] == DEPUTY
    assert levels(story.view("A"), three)[2] < 0
    assert Tally(1).judge(story.view("A"))[2][1] < 0.2


def test_tally_as_a_sheriff_who_knows_nobody_hits_whoever_has_most_life():
    story = Story(7).in_play("A", "winchester").hand("A", "bang").with_life(B=2, C=3, G=3).turn("A")
    assert set(targets(story, "tally")) <= {"D", "E", "F"}
    story = Story(7).hand("A", "bang").with_life(B=2, C=2, D=2, E=2, F=2, G=2).turn("A")
    assert told(story, "tally") == "end"


def test_tally_as_an_outlaw_aims_at_the_sheriff_then_at_the_weakest_of_a_level():
    story = Story(roles="sheriff outlaw deputy outlaw renegade").hand("B", "bang").turn("B")
    assert set(targets(story, "tally")) == {"A"}
    story = Story(7, roles="sheriff renegade outlaw deputy outlaw deputy outlaw").in_play("D", "mustang")
    story = deeds(story, "C bang A", "D bang C", "F bang C").hand("C", "duel").with_life(F=1).turn("C")
    assert set(targets(story, "tally")) == {"A"}


def test_tally_as_a_deputy_shoots_the_weakest_enemy():
    story = Story(7, roles="sheriff outlaw deputy outlaw deputy renegade outlaw").hand("C", "duel").with_life(D=2)
    story = deeds(story, "B bang A", "D bang A").turn("C")
    assert set(targets(story, "tally")) == {"D"}


def test_tally_as_the_renegade_weakens_the_stronger_side():
    """By lives of those they take for either side. A weak Sheriff is an ally; not so in the end."""
    seen = deeds(Story(5, roles="sheriff renegade outlaw outlaw deputy"), "C bang A", "D bang A", "E bang C")
    for life, sheriff, outlaw, deputy in (
        ({"A": 5, "C": 1, "D": 1, "E": 4}, 0, 0, 3),
        ({"A": 3, "C": 4, "D": 4, "E": 1}, -2, 5, -1),
        ({"A": 2, "C": 1, "D": 1, "E": 4}, -2, 5, -1),
        ({"A": 4, "C": 3, "D": 3, "E": 3}, 0, 2, 2),
    ):
        seen.with_life(**life)
        view = seen.view("B")
        found = levels(view, Count())
        assert (found[0], found[2], found[3], found[4]) == (sheriff, outlaw, outlaw, deputy)
    two = Story(4, roles="sheriff renegade outlaw outlaw").out("C", "D").hand("B", "bang").turn("B")
    assert set(targets(two, "tally")) == {"A"}


def test_tally_ends_rather_than_harm_a_friend():
    story = Story(5, roles="sheriff deputy outlaw outlaw renegade").hand("B", "gatling").with_life(A=1).turn("B")
    assert told(story, "tally") == "end"
