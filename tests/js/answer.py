"""Asks the scripts of the site something and returns what they answer."""

from __future__ import annotations

import json
from typing import Any

from tests.js.node import run_node

_ANSWER = """
import { readFileSync } from "node:fs";
const answer = (respond) => process.stdout.write(JSON.stringify(respond(JSON.parse(readFileSync(0, "utf8")))));
"""


def answer(source: str, data: object = None) -> Any:
    """What a module says that calls `answer` with a function of the data.

    Its imports start in the folder of the project.

    >>> answer("answer(({ a, b }) => a * b);", {"a": 6, "b": 7})
    42
    """
    done = run_node("--input-type=module", "--eval", _ANSWER + source, input=json.dumps(data))
    assert done.returncode == 0, f"\n{done.stderr}"
    return json.loads(done.stdout)
