"""`sobremesa completion`: what Tab does in a real shell."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sobremesa.cli import run
from sobremesa.cli.completion import script

# What the shell does at Tab: calls the function with the words so far, the last one unfinished.
TAB = """
source {script}
COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 )); COMP_LINE="{words}"; COMP_POINT=${{#COMP_LINE}}
$(complete -p sobremesa | sed 's/.*-F \\([^ ]*\\).*/\\1/') sobremesa
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(scope="module")
def bash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("completion") / "sobremesa.bash"
    file.write_text(script("en", "bash"), "utf-8")
    return file


def tab(bash: Path, words: str) -> set[str]:
    command = ["bash", "--norc", "-c", TAB.format(script=bash, words=words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.stderr == ""
    return set(done.stdout.split())


def test_bash_reads_it(bash: Path) -> None:
    assert subprocess.run(["bash", "-n", bash], check=False, timeout=300).returncode == 0


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("sobremesa si", {"simulate"}),
        ("sobremesa comp", {"compile", "completion"}),
        ("sobremesa completion ''", {"bash", "zsh", "fish"}),
        ("sobremesa simulate pa", {"parade"}),
        ("sobremesa compile parade co", {"coloretto"}),
        ("sobremesa simulate parade --wo", {"--workers"}),
        ("sobremesa play parade --vers", set[str]()),
        ("sobremesa board --theme d", {"dark"}),
    ],
)
def test_tab_offers(bash: Path, words: str, offered: set[str]) -> None:
    assert tab(bash, words) == offered


def test_a_bash_that_somebody_types_in_completes_the_command(bash: Path) -> None:
    """Readline and all: the word is completed, so `echo` prints it whole."""
    typed = f'source {bash}\nsobremesa() {{ echo "did: $*"; }}\nsobremesa si\t\nexit\n'
    quiet = {"PS1": "", "TERM": "dumb", "INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        ["script", "-qec", "bash --norc --noprofile -i", "/dev/null"],
        input=typed.encode(),
        capture_output=True,
        env=quiet,
        timeout=300,
        check=False,
    )
    assert b"did: simulate" in done.stdout


def test_records_are_completed_as_files(bash: Path, tmp_path: Path) -> None:
    (tmp_path / "sunday.txt").touch()
    assert tab(bash, f"sobremesa check {tmp_path}/sun") in ({f"{tmp_path}/sunday.txt"}, set[str]())
    assert "-o default" in bash.read_text("utf-8"), "what the script leaves open, bash completes as a file"


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_theirs_in_the_reader_s_language(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell, "--language", "es"]) == 0
    text = capsys.readouterr().out
    assert "Enumera los juegos." in text
    assert "jackrabbits" in text
    assert "Display" not in text
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=text, text=True, check=False, timeout=300).returncode == 0


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", "tcsh", "--language", "en"]) == 2
    assert "tcsh" in capsys.readouterr().err
