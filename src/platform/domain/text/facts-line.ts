import { isolated } from "./isolated.ts";
import { directionOf, type Language } from "./languages.ts";

/** A letter from right to left that is not seen: what follows is a line of such a language, whatever it begins with. */
const FROM_RIGHT = "\u200f";

/** A part of a line of facts; those that say nothing are left out. */
export type FactPart = string | number | null | undefined | false;

/** Facts of one thing, on one line of a language: "Mesa 10 · 4 personas". Each part keeps its own direction. */
export function factsLine(parts: readonly FactPart[], language: Language): string {
  const texts = parts.flatMap((part) => (part || part === 0 ? [String(part)] : []));
  if (texts.length < 2) return texts.join("");
  const line = texts.map((text) => isolated(text, language)).join(" · ");
  return directionOf(language) === "rtl" ? FROM_RIGHT + line : line;
}
