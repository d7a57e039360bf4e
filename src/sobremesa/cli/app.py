"""The commands and their flags, described in one language."""

# No `from __future__ import annotations` here: the annotations hold sentences that are known only at run time.

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Group, Parameter

from .. import __version__
from ..i18n import LANGUAGES, either, say
from .spoken import SpokenHelp

What = Literal[
    "tables",
    "table",
    "close",
    "delete",
    "leagues",
    "delete-league",
    "guests",
    "guest",
    "forget",
    "reports",
    "report-done",
    "prune",
    "read-only",
    "announce",
    "token",
]


class Words:
    """Sentences of the help. Without `aloud` nobody will read them, and they are not even looked up: starting is faster."""

    def __init__(self, language: str, aloud: bool) -> None:
        self.language = language
        self.aloud = aloud

    def __call__(self, id: str, **facts: Any) -> str:
        return say(self.language, id, **facts) if self.aloud else id

    def flag(self, id: str, show_default: Any = None, **more: Any) -> Parameter:
        shown = as_typed if show_default is None else show_default
        return Parameter(help=self(f"help-flag-{id}"), show_default=shown, show_choices=False, negative="", **more)

    def usage(self, command: str) -> str:
        return self("help-usage") + " " + self(f"help-usage-{command}")


def build(language: str, aloud: bool = True, asked: str = "") -> App:
    """All commands; where it is known which one is `asked` for, those that games bring are looked for only if it is none of ours."""
    words = Words(language, aloud)
    app = App(
        name="sobremesa",
        help=words("help-about"),
        usage=words.usage("sobremesa"),
        version=version,
        version_format="plaintext",
        help_format="plaintext",
        help_formatter=SpokenHelp(words),
        help_epilogue=words("help-language", languages=either(language, LANGUAGES)),
        group_commands=Group(words("help-commands")),
        group_parameters=Group(words("help-flags")),
        group_arguments=Group(words("help-arguments")),
    )
    app["--help"].help = words("help-help")
    app["--version"].help = words("help-version")
    for add in ADDERS:
        add(app, words)
    if asked not in app:
        from .game_commands import add_game_commands

        add_game_commands(app, words, command)
    return app


def version() -> str:
    return f"sobremesa {__version__}"


def as_typed(value: Any) -> str:
    """A default as somebody would type it. What is off, empty or up to chance has none to show: its sentence says what happens then."""
    if value is None or value is False:
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)


def command(app: App, words: Words, name: str) -> Any:
    made = App(name=name, help=words(f"help-{name}"), usage=words.usage(name), version_flags=[])
    made["--help"].help = words("help-help")
    app.command(made)
    return made.default


def add_play(app: App, words: Words) -> None:
    @command(app, words, "play")
    def play(
        game: Annotated[str, words.flag("play-game")] = "",
        /,
        *,
        players: Annotated[int, words.flag("players")] = 3,
        bots: Annotated[str, words.flag("bots")] = "strong",
        name: Annotated[str, words.flag("name")] = "",
        seed: Annotated[str | None, words.flag("seed")] = None,
        words_: Annotated[str, words.flag("words", name="--words")] = "",
        option: Annotated[list[str] | None, words.flag("option")] = None,
        record: Annotated[Path | None, words.flag("record")] = None,
        plain: Annotated[bool, words.flag("plain")] = False,
        lines: Annotated[bool, words.flag("lines")] = False,
        match: Annotated[int, words.flag("match")] = 1,
    ) -> Any:
        from .play import Wishes, play

        wishes = Wishes(game, players, bots, name, seed, words_, option or [], record, plain, match, lines)
        return play(words.language, wishes)


def add_serve(app: App, words: Words) -> None:
    @command(app, words, "serve")
    def serve(
        *,
        host: Annotated[str, words.flag("host")] = "127.0.0.1",
        port: Annotated[int, words.flag("port")] = 8080,
        open: Annotated[bool, words.flag("open")] = False,
    ) -> Any:
        from .serve import serve

        return serve(words.language, host, port, open)


def add_backup(app: App, words: Words) -> None:
    @command(app, words, "backup")
    def backup(
        file: Annotated[Path, words.flag("backup-file")],
        /,
        *,
        force: Annotated[bool, words.flag("backup-force")] = False,
    ) -> Any:
        from .backup import backup

        return backup(words.language, file, force)


def add_restore(app: App, words: Words) -> None:
    @command(app, words, "restore")
    def restore(
        file: Annotated[Path, words.flag("restore-file")],
        /,
        *,
        force: Annotated[bool, words.flag("restore-force")] = False,
    ) -> Any:
        from .backup import restore

        return restore(words.language, file, force)


def add_admin(app: App, words: Words) -> None:
    @command(app, words, "admin")
    def admin(
        what: Annotated[What, words.flag("admin-what")],
        id: Annotated[str, words.flag("admin-id")] = "",
        /,
        *,
        days: Annotated[int, words.flag("admin-days", show_default=False)] = 0,
        minutes: Annotated[int, words.flag("admin-minutes")] = 5,
        text: Annotated[str, words.flag("admin-text")] = "",
        dry_run: Annotated[bool, words.flag("admin-dry-run")] = False,
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .admin import Wish, admin

        return admin(Wish(words.language, what, id, days, minutes, text, dry_run, json))


def add_check(app: App, words: Words) -> None:
    @command(app, words, "check")
    def check(
        *files: Annotated[str, words.flag("files", allow_leading_hyphen=True)],
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .records import check

        return check(words.language, files, json)


def add_verify(app: App, words: Words) -> None:
    @command(app, words, "verify")
    def verify(
        *files: Annotated[str, words.flag("files", allow_leading_hyphen=True)],
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .records import verify

        return verify(words.language, files, json)


def add_simulate(app: App, words: Words) -> None:
    @command(app, words, "simulate")
    def simulate(
        game: Annotated[str, words.flag("game")],
        /,
        *,
        players: Annotated[int, words.flag("players")] = 4,
        games: Annotated[int, words.flag("games")] = 10_000,
        bots: Annotated[str, words.flag("bots-all")] = "random",
        seed: Annotated[str, words.flag("seed-simulate")] = "",
        workers: Annotated[int, words.flag("workers")] = 1,
        option: Annotated[list[str] | None, words.flag("option")] = None,
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .simulate import simulate

        return simulate(words.language, game, players, games, bots, seed, workers, option or [], json)


def add_arena(app: App, words: Words) -> None:
    @command(app, words, "arena")
    def arena(
        game: Annotated[str, words.flag("game")],
        /,
        *,
        bots: Annotated[str, words.flag("arena-bots")] = "",
        players: Annotated[str, words.flag("arena-players")] = "",
        games: Annotated[int, words.flag("arena-games")] = 1000,
        alone: Annotated[bool, words.flag("arena-alone")] = False,
        state: Annotated[Path | None, words.flag("arena-state")] = None,
        plot: Annotated[Path | None, words.flag("plot")] = None,
        jobs: Annotated[int, words.flag("arena-jobs", show_default=False)] = 0,
        seed: Annotated[str | None, words.flag("arena-seed")] = None,
        seconds: Annotated[float, words.flag("arena-seconds")] = 1.0,
        memory: Annotated[int, words.flag("arena-memory")] = 1024,
        option: Annotated[list[str] | None, words.flag("option")] = None,
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .arena import Wishes, arena

        wishes = Wishes(game, bots, players, games, seed, state, plot, jobs, alone, seconds, memory, option or [], json)
        return arena(words.language, wishes)


def add_lab(app: App, words: Words) -> None:
    @command(app, words, "lab")
    def lab(
        plan: Annotated[Path, words.flag("lab-plan")],
        /,
        *,
        out: Annotated[Path | None, words.flag("lab-out")] = None,
        workers: Annotated[int, words.flag("lab-workers", show_default=False)] = 0,
        executor: Annotated[Literal["processes", "ray", "cuda"], words.flag("lab-executor")] = "processes",
        address: Annotated[str, words.flag("lab-address", show_default=False)] = "",
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .lab import lab

        return lab(words.language, plan, out, workers, executor, address, json)


def add_analyse(app: App, words: Words) -> None:
    @command(app, words, "analyse")
    def analyse(
        file: Annotated[str, words.flag("analyse-file", allow_leading_hyphen=True)],
        /,
        *,
        budget: Annotated[int, words.flag("analyse-budget")] = 10_000,
        seconds: Annotated[float, words.flag("analyse-seconds")] = 1.0,
        jobs: Annotated[int, words.flag("arena-jobs", show_default=False)] = 0,
        plot: Annotated[Path | None, words.flag("plot")] = None,
        json: Annotated[bool, words.flag("json")] = False,
    ) -> Any:
        from .analyse import analyse

        return analyse(words.language, file, budget, seconds, jobs, plot, json)


def add_games(app: App, words: Words) -> None:
    @command(app, words, "games")
    def games(*, json: Annotated[bool, words.flag("json")] = False) -> Any:
        from .games import games

        return games(words.language, json)


def add_compile(app: App, words: Words) -> None:
    @command(app, words, "compile")
    def compile(*games: Annotated[str, words.flag("games-some")]) -> Any:
        from .compile import compile_games

        return compile_games(words.language, games)


def add_new_game(app: App, words: Words) -> None:
    @command(app, words, "new-game")
    def new_game(
        name: Annotated[str, words.flag("new-name")],
        /,
        *,
        into: Annotated[Path | None, words.flag("into")] = None,
    ) -> Any:
        from .new_game import new_game

        return new_game(words.language, name, into or Path())


def add_completion(app: App, words: Words) -> None:
    @command(app, words, "completion")
    def completion(shell: Annotated[Literal["bash", "zsh", "fish"], words.flag("shell")], /) -> Any:
        from .completion import completion

        return completion(words.language, shell)


ADDERS = (
    add_play,
    add_serve,
    add_backup,
    add_restore,
    add_admin,
    add_check,
    add_verify,
    add_simulate,
    add_arena,
    add_lab,
    add_analyse,
    add_games,
    add_compile,
    add_new_game,
    add_completion,
)
