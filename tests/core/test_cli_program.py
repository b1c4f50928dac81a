"""The program itself: help, pipes, signals, and the examples of the README and of the page of commands."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from badugi_core._cli import main
from tests.core.command_line import (
    CLI_MODULES,
    COMMANDS,
    PROGRAM,
    ROOT,
    environment,
    run,
)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_each_command_explains_itself(capsys, command):
    """Each command explains itself; its example is a command that works."""
    with pytest.raises(SystemExit) as ended:
        main([*filter(None, [command]), "--help"])
    told, err = capsys.readouterr()
    assert (ended.value.code, err) == (0, "")
    assert told.startswith(f"usage: {PROGRAM}")
    if command:
        example = " ".join(told.partition("example: ")[2].split()).partition(" > ")[0]
        assert example.startswith(f"{PROGRAM} {command} ")
        assert main(shlex.split(example.removeprefix(PROGRAM))) == 0
    else:
        assert all(f"\n    {name} " in told for name in COMMANDS)


def test_answers_and_refusals_have_their_own_outputs():
    """`python -m badugi_core` prints answers to standard output, refusals to standard error."""
    assert run("hand", "Ah", "Kd")[::2] == (0, b"")
    status, out, err = run("hand", "6h", "1d")
    assert (status, out) == (2, b"")
    assert err.decode().startswith("argument 2 '1d'")
    status, out, err = run("compare", "--help")
    assert (status, err) == (0, b"") and out.startswith(b"usage: ")


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_signs_that_cannot_be_printed(encoding):
    """A sentence about signs that the system cannot print is still a sentence."""
    status, out, err = run("hand", "6é", PYTHONUTF8="0", PYTHONIOENCODING=encoding)
    assert (status, out) == (2, b"")
    shown = "6é" if encoding == "utf-8" else r"6\xe9"
    assert err.decode(encoding).startswith(f"argument 1 '{shown}', character 2: ")


@pytest.mark.parametrize("arguments", [["classes", "--json"], ["deal", "--seed", "1"], ["hand", "--help"]])
def test_a_closed_pipe_ends_the_program_quietly(arguments):
    """When the reader has seen enough, the program ends without a word."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "badugi_core", *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_output_that_cannot_be_written():
    """A standard output that takes nothing, like a full disk, is a fault told in one sentence."""
    with Path(os.devnull).open("rb") as unwritable:
        done = subprocess.run(
            [sys.executable, "-m", "badugi_core", "classes"],
            cwd=ROOT,
            env=environment(),
            stdout=unwritable,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"standard output: ") and done.stderr.count(b"\n") == 1


def test_ctrl_c_ends_the_program_quietly(tmp_path):
    """Ctrl-C ends the program without a word, with the status that shells give it."""
    pipe = tmp_path / "rules.toml"
    os.mkfifo(pipe)
    program = subprocess.Popen(
        [sys.executable, "-m", "badugi_core", "deal", "--seed", "1", "--rules", str(pipe)],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Where the tests run in the background, a shell has told them to ignore the signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with pipe.open("wb"):  # opens when the program has begun to read it
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, b"", b"")


def test_the_package_stays_cheap():
    """Importing badugi_core loads nothing that only the command line needs."""
    program = "import sys, badugi_core; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert loaded.isdisjoint({"argparse", "json", "csv", "random"})
    assert loaded.isdisjoint({f"badugi_core.{name}" for name in CLI_MODULES})


COMMAND_LINE = "docs/dev/command-line.md"


def quoted(name: str) -> list[tuple[str, str]]:
    """The commands that a document shows, each with its output there."""
    blocks = re.findall(r"^```\n\$ (.*?)^```$", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    shown = [part.partition("\n") for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)]
    return [(command, output.rstrip("\n") + "\n") for command, _, output in shown]


@pytest.mark.parametrize(
    ("command", "output"), [*quoted("README.md"), *quoted(COMMAND_LINE)], ids=lambda value: value.partition("\n")[0]
)
def test_documents_show_what_commands_print(text, command, output):
    """Every command in the README and in its own page prints what is said there, or begins with it before `head`."""
    command, _, lines = command.partition(" | head -")
    assert command.startswith(f"{PROGRAM} ")
    printed = text(*shlex.split(command.removeprefix(PROGRAM))).splitlines()
    assert printed[: int(lines) if lines else None] == output.splitlines()


def test_the_page_of_commands_shows_each_one():
    """No command is left out of it, and the README shows one."""
    assert {command.split()[3] for command, _ in quoted(COMMAND_LINE)} == set(COMMANDS)
    assert quoted("README.md")
