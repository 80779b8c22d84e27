import { joinedLine } from "./isolated.ts";
import type { Language } from "./languages.ts";

/** A part of a line of facts; those that say nothing are left out. */
export type FactPart = string | number | null | undefined | false;

/** Facts of one thing, on one line of a language: "Mesa 10 · 4 personas". Each part keeps its own direction. */
export const factsLine = (parts: readonly FactPart[], language: Language): string =>
  joinedLine(
    parts.flatMap((part) => (part || part === 0 ? [String(part)] : [])),
    language,
    (texts) => texts.join(" · "),
  );
