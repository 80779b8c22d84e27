import type { Writing } from "../text/languages.ts";
import { numberText } from "./number-text.ts";

/** A space, and a mark that is not seen: figures of Arabic would else follow each other from the right, western ones from the left. */
const FROM_LEFT = " \u200e";

/** The first digits of a writing beside each other, from the left in every script: "1 2 3", "१ २ ३". */
export const digitsSample = (writing: Writing): string =>
  [1, 2, 3].map((digit) => numberText(digit, writing)).join(FROM_LEFT);
