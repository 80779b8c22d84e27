import { type Writing, writingOf } from "../domain/text/languages.ts";
import { currentLanguage, paperLanguage } from "./i18n.ts";
import { readStored, writeStored } from "./stored.ts";

const digitsKey = "own_digits";

let isChosen: boolean | undefined;

/** Tells whether numbers on this screen are written in the digits of the language's own script. */
export const hasOwnDigits = (): boolean => (isChosen ??= readStored(digitsKey) === "true");

/** Keeps in this browser whether numbers are written in the digits of the language's own script. */
export function keepOwnDigits(isOn: boolean): void {
  isChosen = isOn;
  writeStored(digitsKey, isOn ? "true" : null);
}

/** How the language on screen is written, in the digits that were chosen; papers have western ones. */
export const currentWriting = (): Writing =>
  writingOf(currentLanguage(), hasOwnDigits() && paperLanguage() === null);
