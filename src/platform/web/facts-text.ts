import { isolated } from "../domain/text/isolated.ts";
import { directionOf } from "../domain/text/languages.ts";
import { currentLanguage } from "./i18n.ts";

/** A letter from right to left that is not seen: what follows is a line of such a language, whatever it begins with. */
const FROM_RIGHT = "\u200f";

/** What is known of one thing, on one line: "Mesa 10 · 4 personas". Each part keeps its own direction; those that are none are left out. */
export function factsText(parts: readonly (string | number | null | undefined | false)[]): string {
  const texts = parts.flatMap((part) => (part || part === 0 ? [String(part)] : []));
  if (texts.length < 2) return texts.join("");
  const language = currentLanguage();
  const line = texts.map((text) => isolated(text, language)).join(" · ");
  return directionOf(language) === "rtl" ? FROM_RIGHT + line : line;
}
