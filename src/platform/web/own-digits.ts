import { readStored, writeStored } from "./stored.ts";

const key = "own_digits";

let isChosen: boolean | undefined;

/** Tells whether numbers on the screens of this device are written in the digits of the language's own script. */
export function hasOwnDigits(): boolean {
  isChosen ??= readStored(key) === "true";
  return isChosen;
}

/** Keeps in this browser whether numbers are written in the digits of the language's own script. */
export function keepOwnDigits(isOn: boolean): void {
  isChosen = isOn;
  writeStored(key, isOn ? "true" : null);
}
