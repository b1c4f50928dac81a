/**
 * The hands in an address: `?h=6h4d3sAh.2c5d9hKs`, in international letters, so that a link is
 * the same in every language.
 */
import { cardCode } from "../cards.js";
import { MOST_HANDS } from "./state.js";

const NAME = "h";

/** No hand is longer in a field. */
export const LONGEST = 60;

/**
 * @param {number[][]} hands the cards of each
 * @returns {string} what stands in the address, nothing if there is no card
 */
export function toQuery(hands) {
  const text = hands.map((cards) => cards.map(cardCode).join("")).join(".").replace(/\.+$/, "");
  return text === "" ? "" : `?${NAME}=${text}`;
}

/**
 * @param {string} query such as `?h=6h4d3sAh.2c5d9hKs`
 * @returns {{texts: string[], unread: string[]}} what goes into the fields, and what does not
 */
export function fromQuery(query) {
  const asked = new URLSearchParams(query).get(NAME) ?? "";
  const texts = asked === "" ? [] : asked.split(".");
  const unread = texts.filter((text, index) => index >= MOST_HANDS || text.length > LONGEST);
  return { texts: texts.slice(0, MOST_HANDS).map((text) => text.slice(0, LONGEST)), unread };
}
