/**
 * Prints the questions of many quizzes, one line of JSON for each, for a comparison with Python.
 * Its input is {bank, wanted: [...]}: the bank's file and what each quiz is made of.
 */
import { readFileSync } from "node:fs";

import { decodeBank } from "../../docs/assets/js/quiz/bank.js";
import { makeQuestions } from "../../docs/assets/js/quiz/draw.js";

const { bank, wanted } = JSON.parse(readFileSync(0, "utf8"));
const decoded = decodeBank(bank);
/** @type {(key: string, value: any) => any} */
const named = (_, value) => (value?.lesson ? value.id : value);
for (const one of wanted) console.log(JSON.stringify(makeQuestions(decoded, one), named));
