import { westernDigits } from "../domain/text/western-digits.ts";
import { singleLineText, text } from "./wire.ts";

/** A phone, a code or a number of a document in one line, which may be empty; digits of every keyboard are stored western. */
export const emptyOrCode = (max: number) => singleLineText(max).overwrite(westernDigits);

/** The same where one is needed. */
export const codeText = (max: number) => text(max).overwrite(westernDigits);

/** The same that may be left out: absent, null and empty mean the same. */
export const optionalCode = (max: number) => emptyOrCode(max).nullish();
