import { readStored, writeStored } from "../stored.ts";

/** Under this name the browser keeps the choice, for the time before anybody has signed in. */
export const ownDigitsKey = "own_digits";

let isChosen: boolean | undefined;

/** Tells whether numbers on the screens of this device are written in the digits of the language's own script. */
export function hasOwnDigits(): boolean {
  isChosen ??= readStored(ownDigitsKey) === "true";
  return isChosen;
}

/** Keeps in this browser whether numbers are written in the digits of the language's own script. */
export function keepOwnDigits(isOn: boolean): void {
  isChosen = isOn;
  writeStored(ownDigitsKey, isOn ? "true" : null);
}
