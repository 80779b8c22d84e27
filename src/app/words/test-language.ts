import { eachText } from "./each-text.ts";

const accents: Readonly<Record<string, string>> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  n: "ñ",
  c: "ç",
};

/** These stay as they are: values that are filled in, code between backticks, addresses, and tags. */
const KEPT = /\{\{[^}]*\}\}|`[^`]*`|https?:\/\/\S+|<[^>]*>/g;

const accented = (text: string) => text.replace(/[aeioucnAEIOU]/g, (letter) => accents[letter] ?? letter);

/**
 * Returns an English text in the made-up language of tests: with accents, about a third longer, and in brackets. What
 * is filled in stays.
 */
export function inBrackets(text: string): string {
  const kept = text.match(KEPT) ?? [];
  const between = text.split(KEPT).map(accented);
  return `[${between.map((part, place) => part + (kept[place] ?? "")).join("")}]`;
}

/** Returns English words, keys and plural forms as they are, in the made-up language of tests. */
export function inTestLanguage<Node extends object>(words: Node): Node {
  return eachText(words, inBrackets);
}

/**
 * Returns what stands outside of all brackets, in pieces: in the test language nothing but values that somebody
 * entered, figures and signs.
 * @proof
 */
export function outsideBrackets(text: string): string[] {
  const pieces = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "[") {
      if (depth === 0) pieces.push("");
      depth += 1;
    } else if (sign === "]" && depth > 0) depth -= 1;
    else if (depth === 0) pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}
