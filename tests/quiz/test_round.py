"""Rounds made and marked by the scripts in a real browser, held against Python and a quota."""

import json
from collections import Counter

import pytest

from badugi_core import ReasonCode, parse_cards
from tests.quiz.english import english_words
from tools.quiz.bank import bank_json
from tools.quiz.questions import SUBSETS, build_plays, build_winner, subset_of
from tools.quiz.words import words_json

SEEDS = 200
QUOTA = Counter(tie=2, shared=3, separate=2, count=1, other=1, plain=1)

ROUNDS = """async ([data, seeds]) => {
    const { decodeBank } = await import("/assets/js/quiz/bank.js");
    const { makeQuestions, mark } = await import("/assets/js/quiz/round.js");
    const bank = decodeBank(data);
    const marks = (question) => {
        const answers = question.type === "winner"
            ? ["A", "B", "tie"]
            : Array.from({ length: 15 }, (_, bits) => question.cards.filter((_, i) => ((bits + 1) >> i) & 1));
        return answers.map((answer) => mark(question, answer));
    };
    return seeds.map((seed) => makeQuestions(bank, seed).map((question) => ({
        ...question, trap: question.trap?.id ?? null, marks: marks(question),
    })));
}"""


@pytest.fixture(scope="module")
def rounds(chromium, server, bank):
    """The questions of 200 seeds with the mark of every possible answer."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{server}/blank.html")
    data = json.loads(bank_json(bank))
    yield page.evaluate(ROUNDS, [data, list(range(SEEDS))])
    context.close()


def same(answers):
    """How often the most frequent one occurs."""
    return max(Counter(answers).values())


def test_quotas(rounds):
    """Ten questions of the wanted kinds, none twice."""
    for questions in rounds:
        groups = Counter(question["group"].replace("near-tie", "tie") for question in questions)
        assert groups == QUOTA
        cards = [json.dumps(q.get("cards") or q["hands"]) for q in questions]
        assert len(set(cards)) == 10


def test_no_answer_too_often(rounds):
    """At most half of a round has the same answer, and neither side is favoured."""
    for questions in rounds:
        winners = [q["answer"] for q in questions if q["type"] == "winner"]
        sizes = [len(q["choices"][0]["cards"]) for q in questions if q["type"] == "plays"]
        assert same(winners + sizes) <= 5
        assert same(sizes) * 2 <= len(sizes) + 1
        assert same(winners) * 2 <= len(winners) + 1
        assert abs(winners.count("A") - winners.count("B")) <= 1
    firsts = Counter(questions[0]["type"] for questions in rounds)
    assert min(firsts.values()) > SEEDS // 5


def test_the_whole_bank_is_in_reach(rounds):
    """Every trap comes up."""
    seen = {question["trap"] for questions in rounds for question in questions}
    assert len(seen) == 19


def trap_id(trap):
    return trap and trap["id"]


def check_plays(question):
    hand = parse_cards("".join(question["cards"]))
    expected = build_plays(question["trap"], hand)
    assert question["group"] == expected.group
    rights = {choice["mask"] for choice in question["choices"]}
    assert rights == {choice.mask for choice in expected.choices}
    for bits, mark in zip(SUBSETS, question["marks"], strict=True):
        wanted = expected.marks[bits - 1]
        assert (mark["right"], mark["fault"]) == (not wanted.fault, wanted.fault)
        assert trap_id(mark["trap"]) == (wanted.traps[0] if wanted.traps else None)
        chosen = {str(card) for card in subset_of(hand, bits)}
        assert set(mark["clash"]) <= chosen
        assert bool(mark["clash"]) == wanted.fault.startswith("clash")
        place = 1 if wanted.fault == "clash-suit" else 0
        assert len({card[place] for card in mark["clash"]}) <= 1
        if mark["right"]:
            assert set(mark["choice"]["cards"]) == chosen
    for choice in question["choices"]:
        wanted = next(other for other in expected.choices if other.mask == choice["mask"])
        said = [{k: v for k, v in reason.items() if v} for reason in choice["reasons"]]
        assert said == [
            {"card": str(reason.card), "code": reason.code.value}
            | ({"suitOf": str(reason.suit_of)} if reason.suit_of else {})
            | ({"rankOf": str(reason.rank_of)} if reason.rank_of else {})
            for reason in wanted.reasons
            if reason.code is not ReasonCode.PLAYS
        ]


def check_winner(question):
    a, b = (parse_cards("".join(question["hands"][side]["cards"])) for side in "AB")
    expected = build_winner(question["trap"], a, b)
    assert (question["answer"], question["group"]) == (expected.answer, expected.group)
    for option, mark in zip(("A", "B", "tie"), question["marks"], strict=True):
        names = expected.wrong.get(option, ())
        assert mark["right"] == (option == expected.answer)
        assert trap_id(mark["trap"]) == (names[0] if names else None)
    for option, names in expected.wrong.items():
        assert [trap["id"] for trap in question["wrong"][option]] == list(names)
    decision = question["decision"]
    comparison = expected.comparison
    if comparison.result == 0:
        assert decision["kind"] == "equal"
    elif comparison.deciding_ranks:
        values = [rank.letter for rank in comparison.deciding_ranks]
        assert decision == {"kind": "ranks", "values": values}
    else:
        assert decision == {"kind": "sizes", "values": list(comparison.sizes)}
    for side, size in zip("AB", comparison.sizes, strict=True):
        hand = question["hands"][side]
        assert [card[0] for card in hand["playing"]] == hand["ranks"]
        assert len(hand["ranks"]) == size


def test_marking_in_other_suits_and_on_other_sides(rounds):
    """Every answer to every question is marked as Python marks it on the cards shown."""
    for questions in rounds:
        for question in questions:
            (check_plays if question["type"] == "plays" else check_winner)(question)


def test_same_seed_same_round(rounds, logic, bank):
    """A seed is a round; another seed is another."""
    again = logic.evaluate(ROUNDS, [json.loads(bank_json(bank)), [3]])
    assert again == [rounds[3]]
    assert rounds[3] != rounds[4]


def test_a_round_in_play(logic, bank):
    """The score, each mistake once, an answer counted once, no step past the end."""
    result = logic.evaluate(
        """async (data) => {
            const { decodeBank } = await import("/assets/js/quiz/bank.js");
            const { Round } = await import("/assets/js/quiz/round.js");
            const round = new Round(decodeBank(data), 5);
            const right = ({ type, choices, answer }) => (type === "plays" ? choices[0].cards : answer);
            const bad = ({ type, cards, answer }) => (type === "plays" ? cards : answer === "A" ? "B" : "A");
            for (let n = 0; n < 10; n += 1) {
                const mark = round.answer(n < 4 ? right(round.question) : bad(round.question));
                if (round.answer(right(round.question)) !== mark) throw new Error("marked twice");
                round.next();
            }
            const keys = round.mistakes.map(({ trap, fault }) => trap?.id ?? fault);
            return { score: round.score, index: round.index, last: round.isLast, keys };
        }""",
        json.loads(bank_json(bank)),
    )
    assert result["index"] == 9 and result["last"]
    # All four cards play in a few hands, so a "bad" answer may be right.
    assert 4 <= result["score"] <= 6
    assert 1 <= len(result["keys"]) == len(set(result["keys"]))


def test_sentences(logic, bank):
    """Every mark and reason becomes a sentence; translations and English are mixed as they exist."""
    words = json.loads(words_json(english_words(), {"Cards that play: %(cards)s.": "Jouent : %(cards)s."}))
    lines = logic.evaluate(
        """async ([data, words]) => {
            const { decodeBank } = await import("/assets/js/quiz/bank.js");
            const { makeQuestions, mark } = await import("/assets/js/quiz/round.js");
            const say = await import("/assets/js/quiz/words.js");
            const { setMessages, t, cardName, handName, rankText } = await import("/assets/js/i18n.js");
            const bare = [cardName("Ts"), handName(["4", "3", "A"]), rankText("T"), t("toString")];
            setMessages(words);
            const lines = [];
            for (let seed = 0; seed < 40; seed += 1) {
                for (const question of makeQuestions(decodeBank(data), seed)) {
                    const answers = question.type === "plays"
                        ? [question.cards, [question.cards[0]], question.choices[0].cards]
                        : ["A", "B", "tie"];
                    for (const answer of answers) {
                        const result = mark(question, answer);
                        if (!result.right) lines.push(...say.mistakeLines(result));
                        lines.push(...(result.choice ? say.choiceLines(result.choice) : say.decisionLines(question)));
                    }
                }
            }
            return { bare, lines };
        }""",
        [json.loads(bank_json(bank)), words],
    )
    assert lines["bare"] == ["Ts", "4-3-A", "T", "toString"]
    flat = [
        "".join(part if isinstance(part, str) else " ".join(part["cards"]) for part in line)
        for line in lines["lines"]
    ]
    assert all("%(" not in text and "undefined" not in text and "null" not in text for text in flat)
    starts = {text.split(":")[0] for text in flat}
    assert {"Jouent ", "You chose cards of the same suit", "First difference", "Hand"} <= starts
    assert "Number of playing cards" in starts
