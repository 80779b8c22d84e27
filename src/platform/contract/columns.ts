import type { Cents } from "../domain/money/cents.ts";
import type { Thousandths } from "../domain/numbers/quantity.ts";

/** Values of a column by its kind. A `word` is what the value is called in the reader's language, `details` are texts beside each other. */
interface ColumnValues {
  text: string | number;
  word: string;
  details: readonly (string | null)[];
  count: number;
  percent: number;
  money: Cents;
  quantity: Thousandths;
  day: string;
  instant: Date;
}

type ColumnKind = keyof ColumnValues;

/** Text that is no message key: a name fixed by the specification, one with values in it, or a word of the restaurant. */
interface FixedText {
  readonly text: string;
}

/**
 * A column of a list, for the table on screen and on paper and for its file. `words` is its heading; message keys stay
 * literal types, which those who say them check.
 */
export type ListColumn<Row, Key extends string = string, Word extends string = string> = {
  readonly [Kind in ColumnKind]: {
    readonly key: Key;
    readonly kind: Kind;
    readonly words: Word | FixedText;
    readonly value: (row: Row) => (Kind extends "word" ? Word | FixedText : ColumnValues[Kind]) | null;
    /** Set when the column is not in both. */
    readonly only?: "file" | "screen";
  };
}[ColumnKind];

type PlainKind = Exclude<ColumnKind, "word">;

/** Fields of a row that hold a value of the kind. */
type FieldOf<Row, Kind extends PlainKind> = {
  [Field in keyof Row & string]: Row[Field] extends ColumnValues[Kind] | null ? Field : never;
}[keyof Row & string];

type WordsOf<Heading> = Extract<Heading, string>;

interface ColumnMaker<Row> {
  <Kind extends PlainKind, const Key extends FieldOf<Row, Kind>, const Heading extends string | FixedText>(
    key: Key,
    kind: Kind,
    heading: Heading,
  ): ListColumn<Row, Key, WordsOf<Heading>>;
  <const Key extends string, const Heading extends string | FixedText, const Word extends string>(
    key: Key,
    kind: "word",
    heading: Heading,
    value: (row: Row) => Word | FixedText | null,
  ): ListColumn<Row, Key, WordsOf<Heading> | Word>;
  <Kind extends PlainKind, const Key extends string, const Heading extends string | FixedText>(
    key: Key,
    kind: Kind,
    heading: Heading,
    value: (row: Row) => ColumnValues[Kind] | null,
  ): ListColumn<Row, Key, WordsOf<Heading>>;
}

/** Makes `column(key, kind, words)` for the rows of a list; without a `value` the column shows the field of its key. */
export function columnOf<Row>(): ColumnMaker<Row> {
  const column = (
    key: string,
    kind: ColumnKind,
    words: string | FixedText,
    value = (row: Row) => (row as Record<string, unknown>)[key],
  ) => ({ key, kind, words, value });
  return column as ColumnMaker<Row>;
}

/** Keeps columns out of the table: only the file has them. */
export function inFile<Columns extends readonly ListColumn<never>[]>(...columns: Columns): Columns[number][] {
  return columns.map((column) => ({ ...column, only: "file" }));
}

/** Keeps columns out of the file: only the table has them. */
export function onScreen<Columns extends readonly ListColumn<never>[]>(
  ...columns: Columns
): Columns[number][] {
  return columns.map((column) => ({ ...column, only: "screen" }));
}
