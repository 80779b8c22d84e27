import type { MessageKey } from "#app/words/message-key.ts";
import type { ListColumn } from "../../contract/columns.ts";
import type { CsvCell } from "../../contract/lists.ts";
import { type Cents, decimalFromCents } from "../../domain/money/cents.ts";
import { decimalFromThousandths } from "../../domain/numbers/quantity.ts";
import { required } from "../http/app-error.ts";
import type { Say } from "../i18n/say.ts";

/** An amount as a plain number that spreadsheets add up: `12.40`. */
export function amountCell(amount: Cents | null): CsvCell {
  return amount === null ? null : decimalFromCents(amount).toFixed(2);
}

/** A business day as screens write it: `21/11/2026`. */
export function dayCell(day: string): CsvCell {
  const [year, month, date] = day.slice(0, 10).split("-");
  return `${date}/${month}/${year}`;
}

/** An instant in the restaurant's zone as screens write it: `21/11/2026, 3:05 PM`. */
function instantCell(instant: Date | null, zone: string): CsvCell {
  if (instant === null) return null;
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { day, month, year, hour, minute, dayPeriod } = parts;
  return `${day}/${month}/${year}, ${hour}:${minute} ${dayPeriod}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
    });
  formats.set(timeZone, format);
  return format;
}

/** Rows as those who ask may see them. */
export async function* mapRows<Row, View>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  viewOf: (row: Row) => View,
): AsyncGenerator<View> {
  for await (const row of rows) yield viewOf(row);
}

/** Words, and for instants the zone, of the reader of a file. */
interface CsvReader {
  readonly say: Say;
  readonly zone?: string;
}

/** Rows of a file in its columns, the headings first. */
export async function* csvRows<Row>(
  all: readonly ListColumn<Row, string, MessageKey>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  reader: CsvReader,
): AsyncGenerator<readonly CsvCell[]> {
  const columns = all.filter(({ only }) => only !== "screen");
  yield columns.map((column) => headingOf(column, reader));
  for await (const row of rows) yield columns.map((column) => csvCell(column, row, reader));
}

/** The heading of a column in the words of the reader. */
export function headingOf<Row>({ words }: ListColumn<Row, string, MessageKey>, { say }: CsvReader): string {
  return typeof words === "string" ? say(words) : words.text;
}

/** The value of a row in a column, as files write it. */
export function csvCell<Row>(
  column: ListColumn<Row, string, MessageKey>,
  row: Row,
  { say, zone }: CsvReader,
): CsvCell {
  switch (column.kind) {
    case "text":
    case "count":
      return textCell(column.value(row));
    case "word": {
      const word = column.value(row);
      if (word === null) return null;
      return typeof word === "string" ? say(word) : word.text;
    }
    case "details":
      return column.value(row)?.filter(Boolean).join(", ") || null;
    case "percent":
      return column.value(row)?.toFixed(2) ?? null;
    case "money":
      return amountCell(column.value(row));
    case "quantity": {
      const quantity = column.value(row);
      return quantity === null ? null : String(decimalFromThousandths(quantity));
    }
    case "day": {
      const day = column.value(row);
      return day === null ? null : dayCell(day);
    }
    case "instant":
      return instantCell(column.value(row), required(zone, "the zone of a file"));
    default:
      return column satisfies never;
  }
}

const textCell = (value: string | number | null): CsvCell => (value === null ? null : String(value));
