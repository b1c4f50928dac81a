/**
 * What the checker says, as data without a DOM.
 *
 * @typedef {import("../lines.js").Line} Line
 * @typedef {import("./state.js").Hand} Hand
 * @typedef {import("./state.js").Verdict} Verdict
 */
import { cardCode } from "../cards.js";
import { reasons } from "../hands/reasons.js";
import { decisionText, reasonLine } from "../hands/sentences.js";
import { handName, isEnglish, language, madeOf, numberText, shareText, t, tn } from "../i18n.js";
import { fill, ranksText } from "../lines.js";
import { letterOf, rankCode } from "./state.js";

/** What a reader typed, whatever direction it runs in. @param {string} text */
function quoted(text) {
  return `\u2068${text}\u2069`;
}

/** The hand's name: "Hand C". @param {number} index */
export function handLabel(index) {
  // TRANSLATORS: %(hand)s: C
  return t("Hand %(hand)s", { hand: letterOf(index) });
}

/** @param {number} index */
export function removeText(index) {
  // TRANSLATORS: %(hand)s: C
  return t("Remove hand %(hand)s", { hand: letterOf(index) });
}

/** Why a card of the deck is not free. @param {number} index */
export function holderText(index) {
  // TRANSLATORS: After the name of a card.
  // TRANSLATORS: %(hand)s: B
  return t("in hand %(hand)s", { hand: letterOf(index) });
}

/** Letters of hands in a row, as the language joins them: "A, B and C". @param {number[]} hands */
function letters(hands) {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(hands.map(letterOf));
}

/** @param {string[]} ranks letters, the highest first */
function sentenceName(ranks) {
  const name = handName(ranks);
  const [first = "", ...rest] = name;
  const lang = isEnglish(name) ? "en" : language();
  return madeOf(first.toLocaleUpperCase(lang) + rest.join(""), [name]);
}

/**
 * How many cards a hand still needs; nothing for one that is empty, complete or faulty.
 *
 * @param {Hand} hand
 */
export function missingText({ cards, fault, missing }) {
  if (fault || cards.length === 0 || missing === 0) return "";
  // TRANSLATORS: %(n)s: 2
  return tn("%(n)s card is missing.", "%(n)s cards are missing.", missing);
}

/**
 * Why a hand cannot be, and what to do.
 *
 * @param {Hand} hand
 * @param {string} example cards as the language writes them
 * @returns {Line}
 */
export function faultLine({ fault }, example) {
  if (!fault) return [];
  const card = fault.card === undefined ? [] : [cardCode(fault.card)];
  const text = quoted(fault.text ?? "");
  switch (fault.code) {
    case "unknown":
      // TRANSLATORS: %(text)s: zz
      // TRANSLATORS: %(cards)s: 6h 4d 3s Ac
      return fill(t("%(text)s cannot be read as a card. Write cards such as %(cards)s."), { text, cards: quoted(example) });
    case "no-suit":
      // TRANSLATORS: %(text)s: 10
      // TRANSLATORS: %(cards)s: 6h 4d 3s Ac
      return fill(t("There is no suit after %(text)s. Write cards such as %(cards)s."), { text, cards: quoted(example) });
    case "twice":
      // TRANSLATORS: %(card)s: 6♥
      return fill(t("%(card)s is in this hand twice. Take one of them out."), { card });
    case "elsewhere":
      // TRANSLATORS: %(card)s: 6♥
      // TRANSLATORS: %(hand)s: B
      return fill(t("%(card)s is in hand %(hand)s too. A deck has each card once, so change one of the two hands."), {
        card, hand: letterOf(fault.hand ?? 0),
      });
    default:
      // TRANSLATORS: %(n)s: 5
      return [t("Cards in this hand: %(n)s. A hand has four, so take the others out.", { n: numberText(fault.count ?? 0) })];
  }
}

/**
 * Why tapping a card changed nothing.
 *
 * @param {number} card
 * @param {number} target the hand that is being filled
 * @param {number} holder the hand that has the card, or -1 if the target is full
 * @returns {Line}
 */
export function refusalLine(card, target, holder) {
  if (holder < 0) {
    // TRANSLATORS: %(hand)s: A
    return [t("Hand %(hand)s has four cards. Tap one of them to take it out, or choose another hand.", { hand: letterOf(target) })];
  }
  // TRANSLATORS: %(card)s: 6♥
  // TRANSLATORS: %(hand)s: B
  return fill(t("%(card)s is in hand %(hand)s. Choose that hand to take the card out."), {
    card: [cardCode(card)], hand: letterOf(holder),
  });
}

/** The deck goes on to another hand by itself. @param {number} index */
export function filledText(index) {
  // TRANSLATORS: %(hand)s: B
  return t("This hand is complete. The deck now fills hand %(hand)s.", { hand: letterOf(index) });
}

/** @param {string[]} unread @returns {string} */
export function badLinkText(unread) {
  // TRANSLATORS: %(text)s: 6h4dzz
  return t("A part of this link cannot be read: %(text)s. The rest is filled in.", { text: quoted(unread.join(" ")) });
}

/**
 * What a complete hand is: its name and place, then why each of the other cards does not play.
 *
 * @param {Hand} hand
 * @param {number} total the number of classes
 * @returns {Line[]}
 */
export function resultLines({ result }, total) {
  if (!result) return [];
  const { playing, idle, choices } = result.reading;
  const why = reasons(playing.map(cardCode), idle.map(cardCode), choices.map((choice) => choice.map(cardCode)));
  const ranks = result.reading.ranks.map(rankCode);
  const values = { name: sentenceName(ranks), ranks: ranksText(ranks), place: numberText(result.place), total: numberText(total) };
  return [
    // TRANSLATORS: %(name)s: Three-card four
    // TRANSLATORS: %(ranks)s: 4-3-A
    // TRANSLATORS: %(place)s: 718
    // TRANSLATORS: %(total)s: 1,092
    fill(t("%(name)s (%(ranks)s), no. %(place)s of %(total)s"), values),
    ...why.map(reasonLine),
  ];
}

/**
 * How often a random deal is weaker, equal or stronger.
 *
 * @param {Hand} hand
 * @returns {{lead: Line, lines: Line[]}}
 */
export function againstLines({ result }) {
  if (!result) return { lead: [], lines: [] };
  const { weaker, equal, stronger } = result.against;
  const total = weaker + equal + stronger;
  /** @param {number} count */
  const values = (count) => ({ n: numberText(count), share: shareText(count / total) });
  return {
    // TRANSLATORS: %(total)s: 270,725
    lead: [t("An opponent may hold any four cards of a full deck. Possible hands: %(total)s. Among them:", { total: numberText(total) })],
    lines: [
      // TRANSLATORS: %(n)s: 252,925
      // TRANSLATORS: %(share)s: 93.4%
      [t("Weaker than this hand: %(n)s (%(share)s)", values(weaker))],
      // TRANSLATORS: %(n)s: 252
      // TRANSLATORS: %(share)s: 0.1%
      [t("Equal to it: %(n)s (%(share)s)", values(equal))],
      // TRANSLATORS: %(n)s: 17,548
      // TRANSLATORS: %(share)s: 6.5%
      [t("Stronger: %(n)s (%(share)s)", values(stronger))],
    ],
  };
}

/**
 * How many unseen cards help when the cards that play are kept.
 *
 * @param {Hand} hand
 * @returns {{lead: Line, lines: Line[]}}
 */
export function outsLines({ result }) {
  if (!result) return { lead: [], lines: [] };
  const { outs, reading } = result;
  if (!outs) return { lead: [t("A badugi stands pat: there are no outs to count.")], lines: [] };
  const values = { cards: outs.kept.map(cardCode), unseen: numberText(outs.unseen) };
  const isOneCard = reading.idle.length === 1;
  const lead = isOneCard
    // TRANSLATORS: %(cards)s: 4♦ 3♠ A♥
    // TRANSLATORS: %(unseen)s: 44
    ? fill(t("Keep %(cards)s and draw one card. Cards in none of these hands: %(unseen)s. Among them:"), values)
    // TRANSLATORS: %(cards)s: 2♥ A♠
    // TRANSLATORS: %(unseen)s: 44
    : fill(t("Keep %(cards)s and exchange the others. Cards in none of these hands: %(unseen)s. Among them, each counted alone:"), values);
  const lines = [
    // TRANSLATORS: %(n)s: 10
    [t("Cards that make a badugi: %(n)s", { n: numberText(outs.badugi) })],
    // TRANSLATORS: %(n)s: 20
    [t("Cards that make the hand stronger in any way: %(n)s", { n: numberText(outs.better) })],
  ];
  if (outs.win !== undefined) {
    // TRANSLATORS: %(n)s: 20
    lines.push([t("Cards that win against the other hands as they stand: %(n)s", { n: numberText(outs.win) })]);
  }
  // TRANSLATORS: %(n)s: 3
  if (outs.tie) lines.push([t("Cards that split the pot with the best of them: %(n)s", { n: numberText(outs.tie) })]);
  return { lead, lines };
}

/**
 * Who wins and why; of one complete hand, what it is.
 *
 * @param {Hand[]} hands
 * @param {Verdict|null} verdict
 * @returns {Line[]} the outcome first
 */
export function verdictLines(hands, verdict) {
  if (!verdict) return hands.flatMap((hand, index) => (hand.result ? [standingLine(hand.result, index)] : []));
  const { winners, compared, next, decision, isPartial } = verdict;
  const ranks = hands[winners[0]].result?.reading.ranks.map(rankCode) ?? [];
  const lines = winners.length === 1
    // TRANSLATORS: %(hand)s: C
    ? [[t("Hand %(hand)s wins.", { hand: letterOf(winners[0]) })]]
    // TRANSLATORS: %(hands)s: A and C
    : [[t("It is a tie. These hands split the pot: %(hands)s.", { hands: letters(winners) })], [decisionText({ kind: "equal", values: [] }, ranks)]];
  if (decision && next !== undefined) {
    // TRANSLATORS: %(hand)s: B
    if (compared.length > 2) lines.push([t("The next best is hand %(hand)s.", { hand: letterOf(next) })]);
    lines.push([decisionText(decision, ranks)]);
  }
  // TRANSLATORS: %(hands)s: A, B and C
  if (isPartial) lines.push([t("Hands compared so far: %(hands)s.", { hands: letters(compared) })]);
  return lines;
}

/** @param {import("./state.js").Result} result @param {number} index @returns {Line} */
function standingLine({ reading }, index) {
  const ranks = reading.ranks.map(rankCode);
  // TRANSLATORS: %(hand)s: C
  // TRANSLATORS: %(name)s: three-card four
  // TRANSLATORS: %(ranks)s: 4-3-A
  return fill(t("Hand %(hand)s: %(name)s (%(ranks)s)."), { hand: letterOf(index), name: handName(ranks), ranks: ranksText(ranks) });
}
