"""`python -m bench learn`: what is kept is worth having, and what is taught is learnt."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bench import learn, nets

from sobremesa.games.parade import rules

each_subject = pytest.mark.parametrize("name", learn.SUBJECTS)


@pytest.mark.soak  # it changes only where somebody learns anew, which measures this and more (bench/learn.md)
@each_subject
def test_what_is_kept_is_better_than_instinct(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, without any search, far above the fair share."""
    monkeypatch.setattr(learn, "CHECKED", 400)
    subject = learn.SUBJECTS[name]
    for players in sorted(set(subject.tables)):
        assert learn.wins_alone(subject, learn.kept(subject), players) > 1.3 / players


@pytest.mark.parametrize("name", ["parade", pytest.param("coloretto", marks=pytest.mark.soak)])
def test_searches_teach(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(learn.SUBJECTS, name, replace(learn.SUBJECTS[name], teacher={"samples": 60, "sure": 0.0}))
    lessons = learn.play_lessons(name, 0, 1.0)
    assert ((lessons.trials > 0).sum(1) >= 2).all()
    unlearnt = nets.unlearnt(learn.SUBJECTS[name].game.rules, np.random.default_rng(1))
    assert nets.regret(nets.fit(lessons, unlearnt, 30, 4e-3), lessons) < 0.8 * nets.regret(unlearnt, lessons)


def some_lessons() -> nets.Lessons:
    rng = np.random.default_rng(2)
    shape = (8, rules.HAND)
    return nets.Lessons(rng.random((*shape, rules.FACTS)), rng.random(shape), rng.integers(1, 9, shape).astype(float))


def test_the_slopes_are_those_of_the_error() -> None:
    lessons, weights = some_lessons(), nets.unlearnt(rules, np.random.default_rng(2))

    def error() -> float:
        off = nets.outputs_of(weights, lessons.facts)[0] - lessons.worths
        trust = nets.trust_in(lessons.trials)
        apart = off - (off * trust).sum(1, keepdims=True)
        return float((trust * (off**2 + nets.CHOICE * apart**2)).sum() / len(off))

    for name, slope in nets.slopes(weights, lessons).items():
        place = tuple(0 for _ in weights[name].shape)
        kept = weights[name][place].copy()
        weights[name][place] = kept + 1e-6
        higher = error()
        weights[name][place] = kept - 1e-6
        lower = error()
        weights[name][place] = kept
        assert np.asarray(slope)[place] == pytest.approx((higher - lower) / 2e-6, rel=1e-3, abs=1e-6), name


def test_torch_goes_the_same_way() -> None:
    pytest.importorskip("torch")
    lessons, weights = some_lessons(), nets.unlearnt(rules, np.random.default_rng(2))
    start = {name: np.asarray(values, np.float32) for name, values in weights.items()}
    ways = [
        nets.descend_by_numpy(lessons, dict(start), 5, 1e-3, np.random.default_rng(3)),
        nets.descend_on_gpu(lessons, dict(start), 5, 1e-3, np.random.default_rng(3), device="cpu"),
    ]
    for name in nets.NAMES:
        assert ways[0][name] == pytest.approx(ways[1][name], abs=1e-4), name
