/**
 * Says a round in words, as the scripts of the quiz do: reads one JSON object, writes another.
 *
 * In: `words` and `bank`, the contents of their files; `wanted`, as `makeQuestions` takes it; for
 * each question `answers`, the right one first. Out: for each question its lines as texts.
 */
import { readFileSync } from "node:fs";
import { rankText, setMessages, t } from "../../docs/assets/js/i18n.js";
import { decodeBank } from "../../docs/assets/js/quiz/bank.js";
import { makeQuestions } from "../../docs/assets/js/quiz/draw.js";
import { mark } from "../../docs/assets/js/quiz/mark.js";
import { conditionLines, mistakeLines, optionTexts, questionText, reasonsOf } from "../../docs/assets/js/quiz/words.js";

const { words, bank, wanted, answers } = JSON.parse(readFileSync(0, "utf-8"));
setMessages(words);

const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card, or anything else that a line is made of, as a reader sees it. */
function text(piece) {
  if (typeof piece === "string") return piece.replaceAll("\u2011", "-");
  return piece.cards ? piece.cards.map(([rank, suit]) => rankText(rank) + SUITS[suit]).join(" ") : text(piece.english);
}

const plain = (lines) => lines.map((line) => line.map(text).join(""));

const questions = makeQuestions(decodeBank(bank), wanted);
const said = questions.map((question, index) => {
  const [right, ...wrong] = answers[index];
  const marked = mark(question, right);
  return {
    ask: text(questionText(question)),
    conditions: plain(conditionLines(question)),
    options: optionTexts(question).map((option) => text(option.text)),
    right: marked.right,
    reasons: plain(reasonsOf(question, marked)),
    mistakes: wrong.map((answer) => plain(mistakeLines(mark(question, answer)))[0]),
    lesson: question.trap ? t(question.trap.lesson) : "",
    rule: question.rule ?? question.trap?.rule ?? "",
  };
});
process.stdout.write(JSON.stringify(said));
