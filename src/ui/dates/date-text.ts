import type { Writing } from "#platform/domain/text/languages.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { dayInWords, dayOfInWords } from "#platform/domain/writing/day-words.ts";
import { type DayPart, dayForm, dayText } from "#platform/domain/writing/moment-text.ts";

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Between the figures of a date, and after them. */
const APART = String.raw`(?:[/.\-] ?| )`;
const APARTS = new RegExp(String.raw`^(\d{1,4})${APART}(\d{1,2})${APART}(\d{1,4})\.?$`);

/** Marks of direction, which come along where a date is copied. */
const MARKS = /\p{Cf}/gu;

const DAY_FIRST = ["day", "month", "year"] as const;
const YEAR_FIRST = ["year", "month", "day"] as const;
const FIGURES: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

/** Tells whether the text is `YYYY-MM-DD` and a day that exists. */
export function isDate(text: string): boolean {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined) return false;
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Years before 100 are years of the last century to Date.UTC, and so are refused.
  return instant.toISOString().slice(0, 10) === text;
}

/** The form of a date in the language's order, of what stands for each part: `DD/MM/AAAA`, `YYYY/MM/DD`. */
export function dateForm(figures: Readonly<Record<DayPart, string>>, writing: Writing): string {
  const { order, between, end } = dayForm(writing);
  return order.map((part, place) => figures[part] + (between[place] ?? end)).join("");
}

/**
 * A date as `2026-03-05`, in any digits: `5/3/2026` and `05032026` in the language's order, `2026/3/5` in every language, and what
 * its screens show (`5 de marzo de 2026`, with or without weekday or time). What is no date comes back as it was typed.
 */
export function readDate(typed: string, writing: Writing): string {
  const text = westernDigits(typed).trim();
  const plain = text.replace(MARKS, "");
  return ofFigures(plain, writing) ?? ofAllFigures(plain, writing) ?? asShown(plain, writing) ?? text;
}

/** `5/3/2026`: four figures at the beginning are a year, whatever the order of the language. */
function ofFigures(text: string, writing: Writing): string | undefined {
  const [, first, second, third] = APARTS.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const order = ordersOf(writing).find((known) => (known[0] === "year") === (first.length === FIGURES.year));
  return order && dateOf(order, [first, second, third]);
}

/** `05032026`: a date in the language's order, or else in the other one. */
function ofAllFigures(text: string, writing: Writing): string | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  return ordersOf(writing)
    .map((order) => dateOf(order, cutFigures(text, order)))
    .find((date) => date !== undefined);
}

const cutFigures = (text: string, order: readonly DayPart[]) =>
  order.map((part, place) => {
    const start = order.slice(0, place).reduce((sum, before) => sum + FIGURES[before], 0);
    return text.slice(start, start + FIGURES[part]);
  });

/** A date that the language writes as the text, looked for among the days that its figures may mean. */
function asShown(text: string, writing: Writing): string | undefined {
  const plain = plainText(text);
  const figures = plain.match(/\d+/g) ?? [];
  const year = figures.find(({ length }) => length === FIGURES.year);
  if (year === undefined) return undefined;
  const days = figures.filter(({ length }) => length <= FIGURES.day);
  return days
    .flatMap((day) => months.map((month) => dateOf(YEAR_FIRST, [year, month, day])))
    .find(
      (date) => date !== undefined && formsOf(date, writing).some((form) => isForm(plain, plainText(form))),
    );
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

const formsOf = (date: string, writing: Writing) => [
  dayText(date, writing),
  dayInWords(date, writing),
  dayOfInWords({ at: Date.parse(date), zone: "UTC" }, writing),
];

/** After a day may stand a time, which is left out. */
const isForm = (text: string, form: string) =>
  text === form || (text.startsWith(form) && /^\D*\d{1,2}:\d{1,2}\D*$/.test(text.slice(form.length)));

/** Figures without zeros before them, without marks of direction and without differences of spaces. */
const plainText = (text: string) =>
  westernDigits(text)
    .replace(MARKS, "")
    .replace(/\s+/gu, " ")
    .replace(/(?<!\d)0+(?=\d)/g, "")
    .toLowerCase()
    .trim();

const ordersOf = (writing: Writing) => [dayForm(writing).order, DAY_FIRST, YEAR_FIRST];

/** The date of figures in an order; undefined where there is no such day. */
function dateOf(order: readonly DayPart[], figures: readonly string[]): string | undefined {
  const figuresOf = (part: DayPart) => figures[order.indexOf(part)]?.padStart(2, "0");
  const date = `${figuresOf("year")}-${figuresOf("month")}-${figuresOf("day")}`;
  return isDate(date) ? date : undefined;
}

/**
 * The text with what stands after a part of a date in the language, since a phone's figures have no slash. Whoever types it too has it
 * once. Deleting adds nothing.
 */
export function addSeparator(before: string, typed: string, writing: Writing): string {
  if (typed.length !== before.length + 1 || !typed.startsWith(before)) return typed;
  const parts = westernDigits(typed).split(/\D+/);
  const { order, between } = dayForm(writing);
  const place = parts.length - 1;
  const part = order[place];
  const figures = parts[place]?.length;
  if (figures === 0) return before.endsWith(between[place - 1] ?? "") ? before : typed;
  return part !== undefined && figures === FIGURES[part] ? typed + (between[place] ?? "") : typed;
}
