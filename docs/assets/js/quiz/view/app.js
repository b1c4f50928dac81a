/** The quiz in the page: a panel to choose a round, the round, its result. One of them is shown. */
import { makeQuestions } from "../draw.js";
import { anySeed, dailySeed, linkOf, readCode, readLink, writeCode } from "../link.js";
import { Round } from "../play.js";
import { dateOf, dayOf } from "../progress.js";
import { codeFaultText, linkFaultText } from "../words.js";
import { keepRound, keptRound } from "./kept.js";
import { QuestionView } from "./question.js";
import { ResultView } from "./result.js";
import { SetupView } from "./setup.js";

const DAILY_LENGTH = 10;

/** @typedef {import("../draw.js").Wanted} Wanted */

export class QuizApp {
  /**
   * @param {HTMLElement} root an empty element
   * @param {import("../bank.js").Bank} bank
   * @param {import("../progress.js").Progress} progress
   * @param {import("./parts.js").Links} links
   */
  constructor(root, bank, progress, links) {
    this.bank = bank;
    this.progress = progress;
    const traps = new Map(bank.traps.map((trap) => [trap.id, trap]));
    this.setup = new SetupView(
      progress,
      {
        start: (settings) => this.startNew(settings),
        daily: (settings) => this.startDaily(settings),
        review: () => this.startReview(progress.due(dayOf()).slice(0, DAILY_LENGTH)),
        open: (code) => this.openCode(code),
      },
      (id) => /** @type {import("../bank.js").Trap} */ (traps.get(id)),
      links,
    );
    this.question = new QuestionView(links, {
      answered: () => this.record(),
      done: () => {
        this.finish();
        this.result.focus();
      },
      leave: () => this.leave(),
    });
    this.result = new ResultView(links);
    root.replaceChildren(this.setup.element, this.question.element, this.result.element);
    const kept = keptRound(bank.version);
    const asked = readLink(location.search, bank.version, bank.traps.map(({ id }) => id));
    if (kept) this.start(kept);
    else if (asked && "wanted" in asked) this.startNow(asked.wanted);
    else this.showSetup(asked ? linkFaultText(asked.fault) : "");
  }

  /** @param {SetupView|QuestionView|ResultView} shown */
  reveal(shown) {
    for (const part of [this.setup, this.question, this.result]) part.element.hidden = part !== shown;
  }

  /** @param {string} [notice] */
  showSetup(notice = "") {
    keepRound(this.bank.version, null);
    this.reveal(this.setup);
    this.setup.show(notice);
  }

  leave() {
    history.replaceState(null, "", location.pathname);
    this.showSetup();
    this.setup.heading.focus();
  }

  /** Starts a round, or goes on with it. @param {import("./kept.js").Kept} kept to which the round adds its answers */
  start(kept) {
    this.kept = kept;
    this.round = new Round(makeQuestions(this.bank, kept.wanted), this.progress.known, kept.answers);
    history.replaceState(null, "", this.link || location.pathname);
    keepRound(this.bank.version, kept);
    if (this.round.isOver) {
      this.finish();
      return;
    }
    this.question.show(this.round);
    this.reveal(this.question);
  }

  /** @param {Wanted} wanted */
  startNow(wanted) {
    this.start({ wanted, day: dayOf(), answers: [] });
  }

  /** @param {Wanted} wanted */
  startByHand(wanted) {
    this.startNow(wanted);
    this.question.focus();
  }

  /** The address of the round, nothing for a review, which is personal. */
  get link() {
    if (!this.kept || this.kept.wanted.traps) return "";
    return location.origin + location.pathname + linkOf(this.kept.wanted, this.bank.version);
  }

  /** @param {import("../progress.js").Settings} settings */
  startNew(settings) {
    this.progress.choose(settings);
    const weak = settings.type ? "" : this.progress.weakest();
    this.startByHand({ seed: anySeed(), ...settings, weak });
  }

  /** @param {import("../progress.js").Settings} settings */
  startDaily(settings) {
    this.progress.choose(settings);
    this.startByHand({ seed: dailySeed(new Date()), level: settings.level, length: DAILY_LENGTH });
  }

  /** @param {string[]} traps */
  startReview(traps) {
    this.startByHand({ seed: anySeed(), level: this.progress.settings.level, length: traps.length, traps });
  }

  /** @param {string} code @returns {string} what is wrong with it */
  openCode(code) {
    const asked = readCode(code, this.bank.version);
    if (!("wanted" in asked)) return codeFaultText(asked.fault, this.bank.version);
    this.startByHand(asked.wanted);
    return "";
  }

  /** Keeps the answer just given. */
  record() {
    const { kept, round } = this;
    if (!kept || !round) return;
    const about = round.about(round.index);
    if (about) this.progress.record(about.id, round.marks[round.index].right, kept.day, Boolean(kept.wanted.traps));
    keepRound(this.bank.version, kept);
  }

  finish() {
    const { kept, round } = this;
    if (!kept || !round) return;
    const { day, wanted } = kept;
    const hasCode = !wanted.type && !wanted.weak && !wanted.traps;
    // The quiz of the day, however it was reached.
    const isDaily = hasCode && wanted.length === DAILY_LENGTH && wanted.seed === dailySeed(dateOf(day));
    if (isDaily) this.progress.finishDaily(day, round.score, DAILY_LENGTH);
    const due = this.progress.due(dayOf()).filter((id) => round.mistakes.has(id));
    this.result.show(round, {
      link: this.link,
      code: hasCode ? writeCode(wanted, this.bank.version) : "",
      due: due.length,
      again: () => this.startNew(this.progress.settings),
      review: () => this.startReview(due),
      back: () => this.leave(),
    });
    this.reveal(this.result);
  }
}
