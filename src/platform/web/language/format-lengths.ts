import { lengthText, type TimeUnit } from "../../domain/writing/duration-text.ts";
import { waitText, wholeLengthText } from "../../domain/writing/length-words.ts";
import { currentWriting } from "./current-writing.ts";

/** A time to wait, in whole words: `30 seconds`. */
export const formatWait = (seconds: number): string => waitText(seconds, currentWriting());

/** A length of time in whole words: `24 hours`, `3.5 days`. */
export const formatWholeLength = (length: number, unit: TimeUnit): string =>
  wholeLengthText(length, unit, currentWriting());

/** A length of time in one unit: `22 min`, `8 s`. */
export const formatLength = (length: number, unit: TimeUnit): string =>
  lengthText(length, unit, currentWriting());
