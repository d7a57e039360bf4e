"""Jackrabbits at the terminal: what is drawn, what is said, and whole games through the real command."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import bound
from sobremesa.cli import run
from sobremesa.core.protocol import OVER
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits import JACKRABBITS, state
from sobremesa.games.jackrabbits.notation import read_card
from sobremesa.games.jackrabbits.survey import out_of
from sobremesa.games.jackrabbits.terminal import Renderer
from sobremesa.games.jackrabbits.terminal.board import list_reached, roads_of
from sobremesa.games.jackrabbits.view import view
from sobremesa.i18n import LANGUAGES, say
from sobremesa.screen import Screen
from sobremesa.table.fairness import fair_deal, fair_play

from ..cli.helpers import sobremesa

NAMES = ["Ana", "Ben", "Chloé"]
ROOT = bytes(range(32))
LEFT_OVER = re.compile(r"\b(terminal|jackrabbits|board|error)-[a-z]+[a-z-]*|[{}$]")
EVERYTHING = {
    "board": "random:7:1", "ambivalent_aces": True, "individual_trades": True, "advanced_citadel": True,
    "residential_flights": True, "provisional_palaces": True, "trailing_carrots": True, "windfall_lottery": True,
    "overtaxed_hands": True, "seized_surplus": True, "ending": "diverse-monarchic", "turn_limit": 24,
}  # fmt: skip


def screen_of(language: str = "en", plain: bool = False) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    screen = Screen(language, plain, out)
    screen.console.width = 80
    return screen, out


def dealt(players: int = 3, **options):
    chosen = JACKRABBITS.read_options({"starter": 0, **options})
    return fair_deal(JACKRABBITS, players, chosen, ROOT)[0]


def drawn(s, *methods: str, seat: int = 0, language: str = "en", plain: bool = False) -> str:
    screen, out = screen_of(language, plain)
    renderer = Renderer(screen, NAMES, seat)
    for method in methods:
        getattr(renderer, method)(*([] if method == "rules" else [view(s, seat)]))
    return out.getvalue()


def give(s, seat: int, *cards: str) -> None:
    """These and no other cards are in the hand."""
    wanted = [read_card(card) for card in cards]
    for card in range(state.CARDS):
        if s.place[card] == state.IN_HAND + seat:
            s.place[card] = state.DISCARDED
    for card in wanted:
        s.place[card] = state.IN_HAND + seat
        if state.ROYAL <= card < state.JOKER:
            s.owner[card - state.ROYAL] = seat
    s.hand_size[seat] = len(wanted)


def played(s, *texts: str):
    for text in texts:
        s = fair_play(JACKRABBITS, s, ROOT, JACKRABBITS.rules.actor(s), JACKRABBITS.notation.read(text))
    return s


# ---- the table -------------------------------------------------------------------------------------------------------------------------------


def test_the_map_shows_every_house_and_who_is_there():
    said = drawn(dealt(), "table")
    for house in (f"{rank}{suit}" for rank in "KQJ" for suit in "♣♠♥♦"):
        assert f"{house}*" in said
    assert re.search(r"\\ +123 +/", said)
    assert max(map(len, said.splitlines())) <= 80


def test_free_roads_of_the_sample_board_are_listed():
    screen, _ = screen_of()
    seen = view(dealt(), 0)
    assert list_reached(screen, out_of(roads_of(seen), 0)) == "cit K♠ Q♠ Q♥ J♥ J♦ C2 C3 T3 shore"


def test_the_hand_is_shown_by_suit_with_values_and_sums():
    s = dealt()
    give(s, 0, "7S", "AS", "KS", "3H", "X1")
    said = drawn(s, "table", plain=True)
    assert "A spades=1, 7 spades, and K spades=10: 18 in all." in said
    assert "3 hearts: 3 in all." in said
    assert "joker" in said


@pytest.mark.parametrize(
    ("option", "shown"), [("ambivalent_aces", "A♠=1/11"), ("capital_aces", "A♠=11"), ("patriarchal_values", "A♠=14")]
)
def test_aces_are_shown_with_what_the_options_make_of_them(option, shown):
    s = dealt(**{option: True})
    give(s, 0, "AS")
    assert shown in drawn(s, "table")


def test_within_a_turn_only_what_matters_now_is_shown_until_somebody_looks():
    screen, out = screen_of()
    renderer = Renderer(screen, NAMES, 0)
    s = dealt()
    renderer.table(view(s, 0))
    s = played(s, "roll")
    before = len(out.getvalue())
    renderer.table(view(s, 0))
    assert "K♣*" not in out.getvalue()[before:]
    assert "The price is" in out.getvalue()[before:]
    renderer.table(view(s, 0))
    assert "K♣*" in out.getvalue()[before:]


# ---- choices ---------------------------------------------------------------------------------------------------------------------------------


def test_a_transfer_says_its_price_the_best_cards_and_where_it_leads():
    s = dealt()
    give(s, 0, "9C", "10C", "3H")
    s = played(s, "roll", "pass")
    said = " ".join(drawn(s, "choices", plain=True).split())
    price = int(s.first_die + s.second_die)
    assert re.search(rf"\(shortcut:R1a\)\. costs {price} in clubs, spades, or hearts: .*; then .*; rule 6\.1", said)
    assert "(go:KS). rule 5.3" in said


def test_a_traveller_reads_what_each_place_gives():
    s = dealt()
    give(s, 0, "4H", "6H", "3C")
    said = " ".join(drawn(played(s, "roll", "pass"), "choices", plain=True).split())
    assert "(go:JH). J hearts could be acquired; rule 5.3" in said
    assert "(go:JD). rule 5.3" in said
    s = dealt()
    give(s, 0, "KS", "QD", "JC")
    s.royals[0] = 3
    said = " ".join(drawn(played(s, "roll", "pass"), "choices", plain=True).split())
    assert "(go:cit). you win there; rule 5.3" in said
    assert "(go:JD). J diamonds for a royal of yours; rule 5.3" in said


def test_over_a_carrot_of_ones_own_a_journey_goes_on_and_says_so():
    s = dealt(trailing_carrots=True)
    give(s, 0, "X1", "KS")
    s = played(s, "roll", "pass")
    said = " ".join(drawn(s, "choices", plain=True).split())
    assert re.search(r"\(ride:KS\)\. then the citadel, the K spades tower, [^;]*; .*rule 6\.3", said)
    assert "You are on the road, on the K♠ tower." in drawn(played(s, "ride:KS"), "situation")
    assert "Stay here (go:KS). rule 5.3" in " ".join(drawn(played(s, "ride:KS"), "choices", plain=True).split())


def test_a_payment_can_be_typed_at_once_as_proposed():
    screen, out = screen_of()
    renderer = Renderer(screen, NAMES, 0)
    s = dealt()
    give(s, 0, "4C", "4S", "4H")
    s.phase, s.first_die, s.second_die = state.JOURNEY, 4, 4
    renderer.choices(view(s, 0))
    s = played(s, "shortcut:R1a")
    renderer.table(view(s, 0))
    assert say("en", "terminal-jackrabbits-best", typed="pay:4C pay:4S") in out.getvalue()


def test_a_purchase_of_several_cards_is_told_and_can_be_typed_at_once():
    s = dealt(ambivalent_aces=True)
    give(s, 0, "AD", "2D")
    s.at[0], s.phase = 1 + read_card("JS") - state.ROYAL, state.SETTLING
    for card in ("4S", "6S"):
        s.place[read_card(card)] = state.DISCARDED
    said = " ".join(drawn(played(s, "buy:4S"), "table", "choices").split())
    assert "You want to buy 4♠. Buy more, or pay; nothing is bought until you pay." in said
    assert "Buy 6♠ (buy:6S) costs 10 in ♦: A♦ (1 too much) 8.4" in said
    assert "No, thanks (pass)" in said
    assert say("en", "terminal-jackrabbits-best", typed="pay11:AD") in drawn(played(s, "buy:4S", "buy:6S"), "situation")


def test_a_passport_says_what_the_36_rolls_would_mean():
    s = dealt()
    give(s, 0, "7C")
    s.at[0] = 1 + read_card("KD") - state.ROYAL
    said = drawn(s, "choices", plain=True)
    assert say("en", "terminal-jackrabbits-passport", free=21, payable=0, falls=15) in said


def test_a_challenge_is_explained_to_whoever_is_asked():
    s = dealt()
    give(s, 1, "QH", "6H")
    s.phase = state.JOURNEY
    s = played(s, "go:QH")
    assert JACKRABBITS.rules.actor(s) == 1
    said = " ".join(drawn(s, "table", "choices", seat=1).split())
    assert "Ana is at the Q♥ palace. To challenge, show the queen" in said
    assert "Show 6♥ (show:6H) counts 6 8.3" in said


def test_a_draft_shows_where_the_piece_may_lie_and_what_it_joins():
    s = dealt(board="draft")
    assert "Left for you to lay: hexagons 4" in drawn(s, "table", "choices")
    said = " ".join(drawn(played(s, "flip:rhombus"), "table", "choices", plain=True).split())
    assert re.search(r"(north|south)[a-z-]* of the citadel: 1, roads going [a-z, -]+, one joining", said)


def test_where_signs_cannot_be_written_suits_are_letters():
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    screen = Screen("en", False, out)
    screen.console.width = 80
    Renderer(screen, NAMES, 0).table(view(dealt(), 0))
    out.flush()
    out.seek(0)
    said = out.read()
    assert "KC*" in said
    assert "cit KS QS QH JH JD" in said


DRAFTED = {"board": "draft", "turn_limit": 6}


@pytest.mark.parametrize(
    ("options", "plain", "language"),
    [
        *zip([EVERYTHING, DRAFTED] * 2, [True, False, False, True], LANGUAGES, strict=True),
        *(
            pytest.param(options, plain, language, marks=pytest.mark.soak)
            for options in (EVERYTHING, DRAFTED, {"turn_limit": 30})
            for plain in (True, False)
            for language in LANGUAGES
        ),
    ],
)
def test_whole_games_can_be_told_in_every_language(language, plain, options):
    chance = random.Random(f"{language}{plain}")
    s = dealt(**options)
    while (seat := JACKRABBITS.rules.actor(s)) != OVER:
        if s.ply % 5 == 0 or s.phase not in (state.START, state.LOTTERY, state.FLIPPING, state.PLACING):
            said = drawn(s, "table", "choices", "score", seat=seat, language=language, plain=plain)
            assert not LEFT_OVER.findall(said)
            assert plain or max(map(len, said.splitlines())) <= 80
        s = fair_play(JACKRABBITS, s, ROOT, seat, chance.choice(JACKRABBITS.legal(s, seat)))
    said = drawn(s, "score", "rules", language=language, plain=plain)
    assert not LEFT_OVER.findall(said)


@pytest.fixture(scope="module")
def compiled() -> None:
    """Once for all commands below: a busy machine compiles for longer than they are given."""
    bound(JACKRABBITS)


# ---- the real command ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "players", "flags"),
    [
        ("en", 2, ["--plain"]),
        ("es", 3, ["--option", "board=random:5"]),
        ("fr", 4, ["--option", "board=draft", "--option", "seized_surplus=true"]),
    ],
)
@pytest.mark.usefixtures("compiled")
def test_a_game_is_played_to_the_end_and_its_record_holds(language, players, flags, tmp_path: Path):
    file = tmp_path / "game.txt"
    done = sobremesa(
        "play", "jackrabbits", "--players", str(players), "--bots", "greedy", "--seed", f"{players}",
        "--language", language, "--record", str(file), "--option", "turn_limit=15", *flags, typed="1\n" * 200,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-500:]
    assert not re.findall(r"\b(terminal|jackrabbits|board|error)-[a-z]+", done.stdout)
    assert "\x1b" not in done.stdout
    if "--plain" not in flags:
        assert max(map(len, done.stdout.splitlines())) <= 80
    assert run(["verify", str(file)]) == 0


def typed_to_one_bot(typed: str, seed: str) -> Any:
    """A game against a bot that plays at random, begun by who types."""
    others = ("--players", "2", "--bots", "random")
    return sobremesa("play", "jackrabbits", *others, "--seed", seed, "--option", "starter=1", typed=typed)


@pytest.mark.usefixtures("compiled")
def test_a_place_or_a_card_alone_is_understood_and_mistakes_are_answered():
    typed = "1\nbanana\ngo:ZZ\nstrike:3S\nKS\nq\n"
    done = typed_to_one_bot(typed, seed="4")
    assert done.stdout.count("is not a move of this game") == 2
    assert "That is not the question now" in done.stdout
    assert "Guest walks to the K♠ tower" in done.stdout


@pytest.mark.usefixtures("compiled")
def test_undo_reaches_a_move_that_nobody_was_asked_about():
    typed = "1\nundo\nundo\nq\n"
    done = typed_to_one_bot(typed, seed="1")
    assert done.stdout.count("taken back") == 2
    assert done.stdout.count("(roll)") >= 2


def test_the_generator_is_not_touched_by_looking():
    s = dealt()
    rekey(s, ROOT)
    before = s.copy()
    drawn(s, "table", "choices", "score")
    assert s == before
