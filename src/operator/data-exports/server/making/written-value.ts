import type { CsvCell } from "#platform/contract/lists.ts";
import { wallClock } from "#platform/domain/periods/business-day.ts";
import type { CellKind } from "../catalogue/table-shape.ts";

/** Decimal places of values that the database stores as whole numbers. */
const PLACES: Readonly<Partial<Record<CellKind, number>>> = {
  amount: 2,
  percent: 2,
  hundredths: 2,
  thousandths: 3,
  millionths: 6,
  factor: 8,
};

/** Writes a whole number of hundredths, thousandths … in plain digits, exactly: 1240 with two places is `12.40`. */
export function scaledText(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const QUARTER_MS = 900_000;
const offsets = new Map<string, number>();

/**
 * Writes an instant in a zone with its distance from UTC: `2026-11-21T15:05:09.120-06:00`. Zones change
 * theirs at a quarter of an hour.
 */
export function zonedText(instant: Date, zone: string): string {
  const at = instant.getTime();
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const known = `${zone} ${quarter}`;
  const offset = offsets.get(known) ?? wallClock(quarter, zone) - quarter;
  if (offsets.size > 10_000) offsets.clear();
  offsets.set(known, offset);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, "0");
  const distance = `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return new Date(at + offset).toISOString().replace("Z", distance);
}

/**
 * Converts a value of the database for JSON: amounts and quantities become numbers, instants get the
 * restaurant's zone.
 */
export function writtenValue(kind: CellKind, value: unknown, zone: string): unknown {
  if (value === null) return null;
  const places = PLACES[kind];
  if (places !== undefined) return Number(scaledText(value as number, places));
  if (kind === "instant") return zonedText(value as Date, zone);
  return value;
}

/** Converts it for a cell of a spreadsheet: amounts keep all their places, lists and objects become JSON. */
export function writtenCell(kind: CellKind, value: unknown, zone: string): CsvCell {
  if (value === null) return null;
  const places = PLACES[kind];
  if (places !== undefined) return scaledText(value as number, places);
  if (kind === "instant") return zonedText(value as Date, zone);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
