import { type FactPart, factsLine } from "../domain/text/facts-line.ts";
import { currentLanguage } from "./i18n.ts";

/** Facts of one thing, on one line of the language on screen. */
export const factsText = (parts: readonly FactPart[]): string => factsLine(parts, currentLanguage());
