import { joinedLine } from "./isolated.ts";
import { type Language, localeOf, type Writing } from "./languages.ts";

/** Writes the members of a list as a sentence of that language does: "1, 2 y 3". Each keeps its own direction. */
export const listText = (texts: readonly string[], language: Language): string =>
  joinedLine(texts, language, (members) => new Intl.ListFormat(localeOf(language)).format(members));

/**
 * A name and its details, or details alone, beside each other: "Pupusa, De maíz". Those that say nothing are left out,
 * and each keeps its own direction.
 */
export const detailsText = (
  texts: readonly (string | null | undefined | false)[],
  { comma = ", ", language }: Pick<Writing, "comma" | "language">,
): string =>
  joinedLine(
    texts.flatMap((text) => text || []),
    language,
    (details) => details.join(comma),
  );
