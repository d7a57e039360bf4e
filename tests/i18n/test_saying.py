"""Python's side of translation."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from sobremesa import i18n
from sobremesa.core.errors import refuse
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.table import fairness, log
from sobremesa.table.events import Event
from sobremesa.table.table import Table

NAMES = ["Ana", "Bea", "Cleo", "Dora", "Eva", "Fe"]


def story(game: Game, players: int) -> Iterator[Event]:
    """All that is told to anybody in a whole game, at random, with the limit that games at random need."""
    options = msgspec.to_builtins(game.Options().simulated())
    seats = [log.SeatPlan("bot", "random")] * players
    table = Table.decide_opening(
        log.Opened(0, game.name, game.version, options, "", seats, fairness.new_secret(), "host", ["random"])
    )
    assert isinstance(table, Table)
    while table.status == "playing":
        seat = table.owing()[0]
        assert table.state is not None
        entries = table.decide_move(0, seat, table.ply, random.choice(table.game.legal(table.state, seat)))
        assert isinstance(entries, list)
        table.apply(entries[0])
    for viewer in range(-1, players):
        yield from table.events(viewer)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_whole_games_can_be_told_in_every_language(name: str) -> None:
    game = GAMES[name]
    told = {event.code: event for players in game.player_counts() for event in story(game, players)}
    assert len(told) > 3
    for language in i18n.LANGUAGES:
        for event in told.values():
            sentence = i18n.render_event(language, game, event, NAMES)
            assert sentence != event.code, (language, event)
            assert "{" not in sentence, (language, sentence)


def test_facts_are_worded_by_their_names() -> None:
    parade = GAMES["parade"]
    took = Event(3, "parade-took", {"seat": 1, "card": 3, "cards": [0, 13]})
    sentence = i18n.render_event("en", parade, took, NAMES)
    assert "Bea" in sentence
    assert i18n.card_name("en", parade, 3) in sentence
    assert " and " in sentence


def test_a_reason_calls_people_by_name_and_cards_by_their_words() -> None:
    parade = GAMES["parade"]
    assert "Bea" in i18n.reason("fr", refuse("not-your-turn", by=1), parade, NAMES)
    assert i18n.card_name("es", parade, 3) in i18n.reason("es", refuse("parade-not-in-hand", card=3), parade, NAMES)
    assert "7" in i18n.reason("es", refuse("no-such-seat", seat=7))


def test_a_nameless_seat_has_a_number() -> None:
    assert "2" in i18n.seat_name("en", ["Ana", ""], 1)
    assert "9" in i18n.seat_name("en", ["Ana", ""], 8)


def test_what_nobody_wrote_is_said_by_its_id() -> None:
    assert i18n.say("en", "no-such-sentence") == "no-such-sentence"
    assert i18n.say("tlh", "error-game-over") == i18n.say("en", "error-game-over")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("pt, fr;q=0.5, en;q=0.4", "fr"),
        ("en;q=0.1, FR ;q=0.8", "fr"),
        ("pt", None),
        ("de-CH", "de"),
        ("", None),
        (";;;q=,,,=", None),
        ("es;q=nonsense, en;q=0.2", "en"),
    ],
)
def test_the_best_language_a_browser_asks_for(header: str, language: str | None) -> None:
    assert i18n.accepted_language(header) == language


@pytest.mark.parametrize(
    ("language", "text"), [("en", "a, b, and c"), ("es", "a, b y c"), ("fr", "a, b et c"), ("de", "a, b und c")]
)
def test_things_are_listed_as_the_language_does(language: str, text: str) -> None:
    assert i18n.listing(language, "abc") == text
    assert i18n.listing(language, "a") == "a"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "a, b, or c"), ("es", "a, b o c"), ("fr", "a, b ou c"), ("de", "a, b oder c")]
)
def test_a_choice_is_listed_with_or(language: str, text: str) -> None:
    assert i18n.either(language, "abc") == text


def test_spanish_says_e_before_the_sound_of_i_and_u_before_that_of_o() -> None:
    assert i18n.listing("es", ["Ana", "Inés"]) == "Ana e Inés"
    assert i18n.listing("es", ["Ana", "Bea", "Hilda"]) == "Ana, Bea e Hilda"
    assert i18n.listing("es", ["agua", "hielo"]) == "agua y hielo"
    assert i18n.either("es", ["Ana", "Óscar"]) == "Ana u Óscar"
    assert i18n.listing("en", ["Ana", "Inés"]) == "Ana and Inés"


def test_a_piece_has_forms_with_its_article() -> None:
    of = [i18n.say(language, "board-palace.of", card="Q♥") for language in ("en", "es", "fr", "de")]
    assert of == ["of the Q♥ palace", "del palacio Q♥", "du palais Q♥", "von Palast Q♥"]
    assert i18n.say("en", "board-palace.with") == "board-palace.with"
