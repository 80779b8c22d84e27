import { isEmail, isPhone } from "#platform/domain/identity/contact.ts";
import { type CalendarDate, isCalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { plainCell } from "#platform/domain/text/plain-cell.ts";
import { isVisible } from "#platform/domain/text/visible-text.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import type { Gender } from "./customer.ts";
import { tidyPhone } from "./phone-key.ts";
import { isBirthDate } from "./validate-customer.ts";

/** Columns of a file of customers, exactly these in this order (operations §5). */
export const customerColumns = ["phone", "name", "email", "birth_date", "gender"] as const;
export type CustomerColumn = (typeof customerColumns)[number];

/** Most rows of one import: as many as one statement can check and save in time. */
export const CUSTOMER_ROWS_MAX = 20_000;

/** Treatment of a row whose phone is already known. */
export const duplicateChoices = ["skip", "update"] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** Reasons to refuse a cell; their texts are under `customers.file.problems`. */
const customerFileProblems = [
  "phone_required",
  "phone_invalid",
  "email_invalid",
  "birth_date_malformed",
  "birth_date_invalid",
  "gender_unknown",
  "too_long",
  "control_characters",
] as const;
type CustomerFileProblem = (typeof customerFileProblems)[number];

/** A line of the file as written; `line` counts from 1 with the header, like spreadsheets. */
export interface CustomerLine {
  readonly line: number;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly birth_date: string;
  readonly gender: string;
}

/**
 * Reads the lines of a file with a header, or tells why it is not one of ours (operations §5): another header, or
 * no line with text. Blank rows are dropped; the others keep their line numbers.
 */
export function readCustomerLines(
  rows: readonly (readonly string[])[],
): { readonly lines: readonly CustomerLine[] } | { readonly problem: "column_mismatch" | "no_data" } {
  const [head = [], ...others] = rows;
  const columns = head.map((name) => plainCell(name).toLowerCase());
  while (columns.at(-1) === "") columns.pop();
  const isOurs =
    columns.length === customerColumns.length && columns.every((name, i) => name === customerColumns[i]);
  if (!isOurs) return { problem: rows.every(isBlank) ? "no_data" : "column_mismatch" };
  const lines = others.flatMap((row, index) =>
    isBlank(row) ? [] : [lineOf(index + 2, (column) => row[customerColumns.indexOf(column)])],
  );
  return lines.length === 0 ? { problem: "no_data" } : { lines };
}

function isBlank(row: readonly (string | null | undefined)[]): boolean {
  return !row.some((cell) => isVisible(cell ?? ""));
}

function lineOf(line: number, cellOf: (column: CustomerColumn) => string | null | undefined): CustomerLine {
  const text = (column: CustomerColumn) => plainCell(cellOf(column) ?? "");
  return {
    line,
    phone: text("phone"),
    name: text("name"),
    email: text("email"),
    birth_date: text("birth_date"),
    gender: text("gender"),
  };
}

/** A valid line; empty fields say nothing. */
export interface FileCustomer {
  readonly line: number;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly gender: Gender | null;
}

export interface CustomerLineProblem {
  readonly line: number;
  readonly column: CustomerColumn;
  readonly reason: CustomerFileProblem;
  /** Refused text, shortened. */
  readonly found: string;
}

const NAME_MAX = 250;
const FOUND_MAX = 40;

/** Returns the valid lines, and the problems of all others; with any problem nothing may be saved. */
export function checkCustomerLines(
  lines: readonly CustomerLine[],
  today: CalendarDate,
): { readonly customers: readonly FileCustomer[]; readonly problems: readonly CustomerLineProblem[] } {
  const problems: CustomerLineProblem[] = [];
  const customers = lines.map((line) =>
    checkLine(line, today, (column, reason) =>
      problems.push({ line: line.line, column, reason, found: line[column].slice(0, FOUND_MAX) }),
    ),
  );
  return { customers, problems };
}

function checkLine(
  written: CustomerLine,
  today: CalendarDate,
  refuse: (column: CustomerColumn, reason: CustomerFileProblem) => void,
): FileCustomer {
  const phone = tidyPhone(written.phone);
  if (phone === "") refuse("phone", "phone_required");
  else if (!isPhone(phone)) refuse("phone", "phone_invalid");
  const name = written.name;
  if (CONTROLS.test(name)) refuse("name", "control_characters");
  if (name.length > NAME_MAX) refuse("name", "too_long");
  const email = written.email;
  if (email !== "" && (!isEmail(email) || CONTROLS.test(email))) refuse("email", "email_invalid");
  const gender = GENDERS.get(written.gender.toLowerCase());
  if (gender === undefined) refuse("gender", "gender_unknown");
  return {
    line: written.line,
    phone,
    name,
    email,
    birthDate: birthDateOf(written.birth_date, today, (reason) => refuse("birth_date", reason)),
    gender: gender ?? null,
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const CONTROLS = /[\u0000-\u001f\u007f]/;

/** Words of the file, in English and Spanish. */
const GENDERS = new Map<string, Gender | null>([
  ["", null],
  ["female", "female"],
  ["femenino", "female"],
  ["male", "male"],
  ["masculino", "male"],
  ["other", "other"],
  ["otro", "other"],
]);

/** `YYYY-MM-DD hh:mm:ss` (operations §5); a day without time is accepted too. */
const BIRTH_DATE = /^(\d{4}-\d{2}-\d{2})(?:[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

function birthDateOf(
  text: string,
  today: CalendarDate,
  refuse: (reason: "birth_date_malformed" | "birth_date_invalid") => void,
): string {
  if (text === "") return "";
  const day = BIRTH_DATE.exec(westernDigits(text))?.[1] ?? "";
  if (!isCalendarDate(day)) refuse("birth_date_malformed");
  else if (!isBirthDate(day, today)) refuse("birth_date_invalid");
  return day;
}

/** A sent row; empty columns may be omitted, and so may the line, which then counts from 2. */
type SentRow = { readonly line?: number | undefined } & {
  readonly [Column in CustomerColumn]?: string | null | undefined;
};

/** Returns the rows that are not blank as lines of their file. */
export function linesOfRows(rows: readonly SentRow[]): CustomerLine[] {
  return rows.flatMap((row, index) =>
    isBlank(customerColumns.map((column) => row[column]))
      ? []
      : [lineOf(row.line ?? index + 2, (column) => row[column])],
  );
}
