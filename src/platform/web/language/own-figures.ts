import type { Writing } from "../../domain/text/languages.ts";
import { withFiguresIn } from "../../domain/writing/typed-figures.ts";

/** A value between the marks of marked-values.ts. */
const VALUE = /\ue000([^\ue000\ue001]*)\ue001/;

/** A sentence with the figures of its words in the reader's digits, and its values without their marks. */
export const withOwnFigures = (sentence: string, writing: Writing): string =>
  sentence
    .split(VALUE)
    .map((part, place) => (place % 2 === 0 ? withFiguresIn(part, writing) : part))
    .join("");
