"""The scripts as they are published: the same programs in fewer bytes."""

from __future__ import annotations

import json

import pytest

from tests.js.node import ROOT, run_node
from tools.errors import SiteError
from tools.publish.scripts.join import SCRIPTS, joined
from tools.publish.scripts.published import smaller

FOLDER = ROOT / "docs" / SCRIPTS


def differences(programs):
    """For each script with what it imports, where the program after differs or why Node.js refuses it; else nothing."""
    asked = [{"entry": entry, "files": files, "after": after} for entry, files, after in programs]
    done = run_node("--experimental-vm-modules", "tests/js/same_program.mjs", input=json.dumps(asked))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def alone(before, after):
    """A script that imports nothing, and what became of it."""
    return "/a.js", {"/a.js": before}, after


def test_every_script_stays_the_same_program():
    """Each has the syntax trees of its modules, in the order of an engine, but for names; Node.js takes it."""
    sources = {f"/{path.relative_to(FOLDER).as_posix()}": path.read_text("utf-8") for path in FOLDER.rglob("*.js")}
    programs = [(f"/{entry}", sources, smaller(script, entry).decode()) for entry, script in joined(FOLDER)]
    assert len(sources) > len(programs) > 5
    found = zip(programs, differences(programs), strict=True)
    assert {entry: fault for (entry, *_), fault in found if fault} == {}


ODD = [
    "",
    "// nothing but a comment",
    "#!/usr/bin/env node\nf();",
    "a\n(b)\n[c]\n`d`\n/e/g\n+f\n--g",
    "function f() {\n  return\n  1\n}",
    "const f = async (a) => /a  \"b'\\/[/]/u.test(a), g = (a) => a / 2 / 3;",
    "if (a) /  b/.test(c); x = a++ + ++b - -c - --d + +e;",
    "s = `a  ${ `b  ${ c /* kept */ } // kept` }\n  // kept`; t = tag `x`; u = \"// no comment\" + '/* nor this */';",
    "class A extends B {\n  #a\n  static #b = 1 .toFixed()\n  get #c() { return #a in this }\n  static { A.d = 1; }\n  *[e]() { yield * f; }\n}",
    "const { a, ...b } = c ?? {}; d ||= e?.[f]?.(g); h = i ? .5 : .25; j = k\u2028l = 0x1f_ffn;",
    "label: for (const a of b) { if (typeof a in {}) continue label; else break\n}\nlet c /* over\nlines */ d\nlet e /* in one */ = 1",
    'a = "x" in y; b = /z/ in y; c = `w` instanceof Y; do a--; while (a) b = void 0; x = a < !--b; y = a-- > b;',
    "const one = 1; function two(three, four = one) { const five = three; return { one, four, five, six: two, e, t }; }",
    "const { one, two: [three, ...four], five = one, ...six } = seven; ({ one: three[one], five } = { three, six, four });",
    "const one = (two) => { let three; }; try { one(); } catch (four) { let five; }",
    "for (const one of one2) for (let two = 0, one2; two < one2; two++) { let two; f(one, two); } for (one of t) g(one); for (const v in e) f(v);",
    "try { f(e); } catch ({ error }) { let other; g(error, other); } finally { const error = 1; h(error, other); }",
    "const one = function two(three) { let four; return two(three, four, arguments); }, five = class Six { seven = five; eight() { return Six; } };",
    "const one = 1, [two] = one; function three(four) { return one + four; } class Five { six = three; } async function* seven() { yield* seven; }",
    "let name = 1; f(() => { let self = name; g(self); }); self.f((status) => status + innerWidth); one: for (;;) { let one; continue one; }",
    "switch (one) { case 1: { let two = t; } default: let three = e; } class A { static { let one = e; this.one = one; } get one() { return one; } set one(two) { one = two; } }",
    "let one; switch (two) { default: let one = e; f(one); } f(one); if (one) { const three = 1; } f(three);",
    "let one; const two = function one() { return one; }, three = class one { four = one; }; f(one, two, three);",
    f"const f = ({', '.join(f'one{place}' for place in range(2000))}) => one99;",
    "function f(one) { if (one) { function two() { return three; } two(); } let three = (four, { five = four } = {}) => `${four} ${`${five}`}`; return three; }",
]  # fmt: skip
"""Line ends that end a statement, regular expressions, templates in templates, signs that may not meet; names that hide
others, that two scopes share, that stand for a property too, and that the browser knows."""


def test_an_odd_script_stays_the_same_program():
    """Nothing of the language is mistaken for a comment, for idle space or for a name, with whatever ends of lines."""
    scripts = [*ODD, *(script.replace("\n", "\r\n") for script in ODD)]
    found = differences([alone(script, smaller(script.encode(), "odd.js").decode()) for script in scripts])
    assert dict(zip(scripts, found, strict=True)) == dict.fromkeys(scripts, "")


def test_another_program_is_found():
    """The comparison can fail: on a token, on a line end that had a meaning, on a name, and on what is no module."""
    pairs = [
        ["a = `b  c`", "a = `b c`"],
        ["a\n++b", "a ++b"],
        ["a", "a;b"],
        ["const a = 1, a = 2", "const a = 1, a = 2"],
        ["(a) => (b) => a", "(a) => (a) => a"],
        ["(a) => (b) => a", "(b) => (a) => a"],
        ["let a; f(b)", "let b; f(b)"],
        ["f(a)", "f(b)"],
        ["let a; f({ a })", "let b; f({ b })"],
        ["let { a } = f; g(a)", "let { b } = f; g(b)"],
        ["f.a", "f.b"],
        ["export const a = 1", "export const a = 1"],
        ["class A { a = 1 }", "class A { b = 1 }"],
    ]
    found = differences([alone(*pair) for pair in pairs])
    assert [pair for pair, fault in zip(pairs, found, strict=True) if not fault] == []


def test_another_joint_is_found():
    """The comparison can fail: on the order, on a module that is left out or comes twice, and on whose name is meant."""
    files = {
        "/a.js": 'import { b } from "./b.js"; import "./c.js"; f(b, e);',
        "/b.js": "export const b = 1;",
        "/c.js": "const e = 2; f(e);",
    }
    good = "const b = 1; const x = 2; f(x); f(b, e);"
    bad = [
        "const x = 2; f(x); const b = 1; f(b, e);",
        "const b = 1; f(b, e);",
        "const b = 1; const b = 1; const x = 2; f(x); f(b, e);",
        "const b = 1; const e = 2; f(e); f(b, e);",
        "const x = 1; const b = 2; f(b); f(b, e);",
        "export const b = 1; const x = 2; f(x); f(b, e);",
        'import "./c.js"; const b = 1; f(b, e);',
    ]
    right, *wrong = differences([("/a.js", files, after) for after in (good, *bad)])
    assert right == ""
    assert [after for after, fault in zip(bad, wrong, strict=True) if not fault] == []


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (b"let a;\nlet = 3;\nlet b = ;", "a.js:3: this is no JavaScript: correct it."),
        (b"let a;\n\nf(a;", "a.js:3: this is no JavaScript: correct it."),
        (b"let a;\na = `b${", "a.js:2: this is no JavaScript: correct it."),
        (b"// \xff", "a.js: this is no UTF-8 text: save it as UTF-8."),
    ],
)
def test_a_broken_script_is_named(script, said):
    """The build stops with the place of the fault."""
    with pytest.raises(SiteError) as error:
        smaller(script, "a.js")
    assert str(error.value) == said
