import { type FactPart, factsLine } from "../domain/text/facts-line.ts";
import { plainNumberText } from "../domain/writing/number-text.ts";
import { currentLanguage } from "./i18n.ts";
import { currentWriting } from "./language/current-writing.ts";

/** Facts of one thing, on one line of the language on screen; a number is written as it is called, in one piece. */
export const factsText = (parts: readonly FactPart[]): string =>
  factsLine(
    parts.map((part) => (typeof part === "number" ? plainNumberText(part, currentWriting()) : part)),
    currentLanguage(),
  );
