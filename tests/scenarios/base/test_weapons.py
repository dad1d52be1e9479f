import pytest

from support.story import Story


def in_range(story: Story, shooter: str) -> str:
    """The seats a BANG! may be aimed at now."""
    return "".join(seat for seat in "ABCDEFG" if seat != shooter and story.offers("bang", on=seat))


@pytest.mark.rule("BASE-WEAPON-1", "BASE-DIST-6")
@pytest.mark.parametrize(
    ("weapon", "reached"),
    [
        ("", "BG"),
        ("volcanic", "BG"),
        ("schofield", "BCG"),
        ("remington", "BCFG"),
        ("rev_carabine", "BCEFG"),
        ("winchester", "BCDEFG"),
    ],
)
def test_a_weapon_reaches_as_far_as_it_says(weapon, reached):
    # Seen by A: B and G at 1, C at 2, F at 3, E at 4, D at 5.
    story = Story(7, D="paul_regret").ability("F", "paul_regret").hand("A", "bang")
    story.in_play("D", "mustang").in_play("E", "mustang")
    if weapon:
        story.in_play("A", weapon)
    assert in_range(story.turn("A"), "A") == reached


@pytest.mark.rule("BASE-WEAPON-1")
def test_a_weapon_replaces_the_colt_as_soon_as_it_is_played():
    story = Story(7).hand("A", "remington", "bang").turn("A")
    assert in_range(story, "A") == "BG"
    story.plays("remington")
    assert in_range(story, "A") == "BCDEFG"
    assert story.front_of("A") == ["remington"]


@pytest.mark.rule("BASE-WEAPON-1")
def test_who_loses_his_weapon_has_the_colt_again():
    story = Story(7).hand("A", "cat_balou", "bang").in_play("A", "winchester").turn("A")
    assert in_range(story, "A") == "BCDEFG"
    story.plays("cat_balou", on="A", taking="winchester")
    assert in_range(story, "A") == "BG"


@pytest.mark.rule("BASE-WEAPON-1", "BASE-LIM-5")
def test_a_new_weapon_pushes_the_old_one_out_even_a_better_one():
    story = Story(7).hand("A", "schofield", "bang").in_play("A", "winchester", "barrel")
    story.turn("A").plays("schofield")
    assert story.front_of("A") == ["barrel", "schofield"]
    assert story.discards() == ["winchester"]
    assert in_range(story, "A") == "BCFG"


@pytest.mark.rule("BASE-VOLCANIC-1")
def test_volcanic_fires_any_number_of_bangs_at_any_targets_within_one():
    story = Story(7).hand("A", "bang", "bang", "bang", "bang").in_play("A", "volcanic").turn("A")
    assert in_range(story, "A") == "BG"
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass")
    story.plays("bang", on="G").asks("G", "dodge").answers("pass")
    assert (story.life("B"), story.life("G")) == (2, 3)
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-VOLCANIC-1")
def test_volcanic_with_a_scope_reaches_farther():
    story = Story(7).hand("A", "bang", "bang").in_play("A", "volcanic", "scope").turn("A")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    story.plays("bang", on="C").asks("C", "dodge").answers("pass")
    assert story.life("C") == 2


@pytest.mark.rule("BASE-VOLCANIC-1")
def test_a_stolen_volcanic_leaves_no_further_bang():
    story = Story().hand("A", "bang", "bang", "panic").in_play("A", "volcanic").turn("A")
    story.plays("bang", on="B").asks("B", "dodge").answers("pass").plays("panic", on="A", taking="volcanic")
    assert not story.offers("bang", on="B")
    story.plays("volcanic")
    assert story.offers("bang", on="B")


@pytest.mark.rule("BASE-MUSTANG-1")
def test_a_mustang_takes_its_owner_one_step_away_from_others_only():
    story = Story().in_play("A", "mustang").hand("A", "bang").hand("B", "bang")
    story.turn("A")
    assert in_range(story, "A") == "BE"
    story.ends_turn()
    assert in_range(story, "B") == "C"


@pytest.mark.rule("BASE-SCOPE-1")
def test_a_scope_brings_others_one_step_nearer_to_its_owner_only():
    story = Story(7).in_play("A", "scope").hand("A", "bang").hand("B", "bang").turn("A")
    assert in_range(story, "A") == "BCFG"
    story.ends_turn()
    assert in_range(story, "B") == "AC"
