import type { CsvCell } from "../../contract/lists.ts";
import { type Cents, decimalFromCents } from "../../domain/money/cents.ts";

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
export function instantCell(instant: Date | null, zone: string): CsvCell {
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

/** A file with its head first. */
export async function* withHead<Row>(
  head: readonly string[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<readonly CsvCell[]> {
  yield head;
  for await (const row of rows) yield cellsOf(row);
}
