"""Scripts in one file with what they import: in which order, what is left out, and all that cannot be joined."""

from __future__ import annotations

import pytest

from tools.errors import SiteError
from tools.publish.scripts.join import joined
from tools.publish.scripts.published import publish_scripts


def lay(folder, **files):
    """A folder of scripts: `quiz__main` is quiz/main.js."""
    for name, script in files.items():
        path = folder / f"{name.replace('__', '/')}.js"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script, encoding="utf-8")
    return folder


def scripts(folder):
    """What is made of it, as texts."""
    return {path: script.decode() for path, script in joined(folder)}


def test_modules_stand_before_what_imports_them(tmp_path):
    """Depth first, each once, in the order of the imports, not of their names."""
    lay(
        tmp_path,
        main='import { z } from "./part/z.js"; import { a } from "./a.js";\nlog("main", a, z);',
        a='import { b } from "./part/b.js";\nlog("a");\nexport const a = b;',
        part__b='import "./c.js"; import { z } from "./z.js";\nlog("b");\nexport const b = z;',
        part__c='log("c");',
        part__z='import "./c.js";\nlog("z");\nexport const z = 1;',
    )
    (path, script), *others = scripts(tmp_path).items()
    assert path == "main.js" and not others
    ran = [line.partition('"')[2].partition('"')[0] for line in script.splitlines() if line.startswith(("log", " log"))]
    assert ran == ["c", "z", "b", "a", "main"]


def test_import_and_export_are_left_out(tmp_path):
    """And nothing else: texts, comments and line ends stay."""
    start = '// export const no = 1;\nexport const a = "export ", { b, c: [d] } = f;\n'
    imports = '/* import */\nimport {\n  a,\n  H,\n} from "./part.js";\n\nimport "./part.js"\n'
    lay(tmp_path, part=f"{start}export  async function g() {{}}\nexport class H {{}}\n")
    lay(tmp_path, main=f"{imports}a.import = H.export; // import\n")
    assert scripts(tmp_path)["main.js"] == (
        '// export const no = 1;\n const a = "export ", { b, c: [d] } = f;\n  async function g() {}\n class H {}\n'
        "\n\na.import = H.export; // import\n"
    )


def test_each_entry_has_a_copy(tmp_path):
    """What two pages import is in the script of both, and both keep their addresses."""
    lay(tmp_path, one='import "./both.js";\n1;', two='import "./both.js";\n2;', both='"both";')
    assert scripts(tmp_path) == {"one.js": '"both";\n\n1;', "two.js": '"both";\n\n2;'}


@pytest.mark.parametrize("begins", ["(f)", "[f]", "`f`", "/f/", "+f", "-f"])
def test_a_statement_does_not_go_on_in_the_next_module(tmp_path, begins):
    """Where a module ends without a semicolon and the next one begins with what could follow."""
    lay(tmp_path, main=f'import "./part.js";\n// begins\n{begins}', part="const part = f")
    assert scripts(tmp_path)["main.js"] == f"const part = f\n;\n// begins\n{begins}"


def test_only_scripts_of_pages_are_published(tmp_path):
    """The scripts of pages, smaller, at their addresses; no part and no empty folder; again the same bytes."""
    main = 'import { two } from "./view/two.js";\nf(two);'
    folder = lay(tmp_path / "assets/js", quiz__main=main, quiz__view__two="export const two = 2;\n")
    for _ in range(2):
        publish_scripts(tmp_path)
        assert [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*"))] == ["quiz", "quiz/main.js"]
        assert (folder / "quiz/main.js").read_bytes() == b"const e=2;f(e);\n"


IMPORT = 'this import cannot be joined: write import { a, b } from "./c.js" or import "./c.js", above all other code.'
EXPORT = "this export cannot be joined: write export before a declaration with a name."
DYNAMIC = "import() and import.meta cannot be joined: import at the top of the script."
AWAIT = "await outside of a function cannot be joined: put it into an async function."
VAR = "var has a scope of its own: write let or const."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('import { a as x } from "./part.js";', IMPORT),
        ('import * as x from "./part.js";', IMPORT),
        ('import x from "./part.js";', IMPORT),
        ('import x, { a } from "./part.js";', IMPORT),
        ('import { "a" as x } from "./part.js";', IMPORT),
        ('import { a } from "part.js";', IMPORT),
        ('import { a } from "/part.js";', IMPORT),
        ('import "https://part.example/part.js";', IMPORT),
        ('import x from "./part.json" with { type: "json" };', IMPORT),
        ('import "./part.json" with { type: "json" };', IMPORT),
        ('f();import { a } from "./part.js";', IMPORT),
        ("const x = 1; export { x };", EXPORT),
        ('export { a } from "./part.js";', EXPORT),
        ('export * from "./part.js";', EXPORT),
        ("export default 1;", EXPORT),
        ("export default function x() {}", EXPORT),
        ('const x = () => import("./part.js");', DYNAMIC),
        ("f(import.meta.url);", DYNAMIC),
        ("await f();", AWAIT),
        ("for await (const x of f) {}", AWAIT),
        ("var x = 1;", VAR),
        ("for (var x of f) {}", VAR),
        ("export var x = 1;", VAR),
        ("const x = ;", "this is no JavaScript: correct it."),
        ('import "./gone.js";', "'./gone.js' does not exist: write it or import another."),
        ('import "../part.js";', "'../part.js' does not exist: write it or import another."),
        ('import { a, x, w } from "./part.js";', "'./part.js' exports no 'w': export it there or do not import it."),
        ('import { hidden } from "./part.js";', "'./part.js' exports no 'hidden': export it there or do not import it."),
        ('import "./main.js";', "'./main.js' imports this script in turn: let one of the two do without the other."),
        ('import "./back.js";', "'./back.js' imports this script in turn: let one of the two do without the other."),
        (
            'import "./part.js";const hidden = 1;',
            "'hidden' is a name in docs/assets/js/part.js:3 too, which is in one file with it: rename one.",
        ),
        (
            'import "./part.js";f(() => ({ hidden }));',
            (
                "'hidden' is of the browser here and of docs/assets/js/part.js:3, which is in one file with it:"
                " import it or rename that one."
            ),
        ),
    ],
)
def test_what_cannot_be_joined_is_refused(tmp_path, line, said):
    """The build stops with the place and with what to do."""
    lay(tmp_path, main=f"// The start.\n{line}", back='import "./main.js";')
    lay(tmp_path, part="export const a = 1;\n\nconst hidden = () => a;\n")
    with pytest.raises(SiteError) as error:
        scripts(tmp_path)
    assert str(error.value) == f"docs/assets/js/main.js:2: {said}"
