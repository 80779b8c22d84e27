import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  firstOfMonth,
  utcOf,
} from "#platform/domain/periods/calendar-date.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { IssuedType } from "../shape/generation.ts";

/**
 * Time in which a document can be invalidated, counted from the day of its seal to the end of the last day
 * (guide §22).
 */
export type InvalidationLimit =
  | { readonly kind: "months"; readonly count: number }
  | { readonly kind: "days"; readonly count: number }
  | { readonly kind: "business_day_of_next_month"; readonly count: number };

export type InvalidationLimits = Readonly<Record<IssuedType, InvalidationLimit>>;

const threeMonths = { kind: "months", count: 3 } as const;
const nextDay = { kind: "days", count: 1 } as const;
const tenthDay = { kind: "business_day_of_next_month", count: 10 } as const;

/** The official texts contradict each other (guide §22): the manual of before 2026, that of May 2026, and the regulation's annex V. */
export const invalidationTexts = ["manual_1_1", "manual_2_0", "regulation_2_0"] as const;
export type InvalidationText = (typeof invalidationTexts)[number];

/**
 * Returns the official text whose limits the restaurant follows. The default is the strictest, which is right
 * by all texts.
 */
export const invalidationTextOf = (stored: string | undefined): InvalidationText =>
  invalidationTexts.find((text) => text === stored) ?? "manual_1_1";

export const invalidationRules = {
  manual_1_1: { "01": threeMonths, "03": nextDay, "05": nextDay, "06": nextDay, "14": nextDay },
  manual_2_0: { "01": threeMonths, "03": tenthDay, "05": tenthDay, "06": tenthDay, "14": threeMonths },
  regulation_2_0: { "01": threeMonths, "03": nextDay, "05": nextDay, "06": nextDay, "14": threeMonths },
} as const satisfies Record<InvalidationText, InvalidationLimits>;

/** No other text lasts longer for any type: later an event can get no seal (guide §22). */
const WIDEST: InvalidationText = "manual_2_0";

/** The last day on which a document sealed on a day can be invalidated. `closed`: holidays, by default those of public offices (guide §22). */
export function lastInvalidationDay(
  sealedOn: CalendarDate,
  limit: InvalidationLimit,
  closed: ReadonlySet<string> = holidaysAround(sealedOn),
): CalendarDate {
  switch (limit.kind) {
    case "months":
      return addMonths(sealedOn, limit.count);
    case "days":
      return addDays(sealedOn, limit.count);
    case "business_day_of_next_month":
      return businessDayOfMonth(addMonths(firstOfMonth(sealedOn), 1), limit.count, closed);
    default:
      return unreachable(limit);
  }
}

function holidaysAround(day: CalendarDate): ReadonlySet<string> {
  const year = Number(day.slice(0, 4));
  return new Set([...holidaysOf(year), ...holidaysOf(year + 1)]);
}

export type InvalidationPermission =
  /** Within the limit of the text that the restaurant follows. */
  | "allowed"
  /** Within the widest only: it may be tried, a late event simply gets no seal (guide §22). A 03 is better corrected by a 05. */
  | "may_be_tried"
  | "too_late";

interface SealedDocument {
  readonly type: IssuedType;
  readonly sealedOn: CalendarDate;
}

/** The last days on which a document is surely, and perhaps, still invalidated: by the text followed, and by the widest (guide §22). */
export function invalidationDays(
  { type, sealedOn }: SealedDocument,
  text: InvalidationText,
): { readonly surely: CalendarDate; readonly perhaps: CalendarDate } {
  return {
    surely: lastInvalidationDay(sealedOn, invalidationRules[text][type]),
    perhaps: lastInvalidationDay(sealedOn, invalidationRules[WIDEST][type]),
  };
}

/**
 * Tells whether a document can be invalidated on a day, by the text that the restaurant follows and by the
 * widest limit (guide §22).
 */
export function invalidationPermission(
  document: SealedDocument,
  today: CalendarDate,
  text: InvalidationText,
): InvalidationPermission {
  const { surely, perhaps } = invalidationDays(document, text);
  if (today <= surely) return "allowed";
  return today <= perhaps ? "may_be_tried" : "too_late";
}

/** Documents that others stand on are invalidated after those (guide §22, code 028). */
export type InvalidationRefusal =
  | "too_late"
  | "not_sealed"
  | "has_live_note"
  | "replacement_missing"
  | "replacement_not_wanted";

/**
 * Returns why an invalidation is refused, or null. It needs a sealed document without a live note; the law
 * wants a sealed replacement for wrong data and other reasons, and none for operations called off and credit
 * notes (guide §22).
 */
export function refusedInvalidation(request: {
  readonly type: IssuedType;
  readonly kind: 1 | 2 | 3;
  readonly isSealed: boolean;
  readonly hasLiveNote: boolean;
  readonly hasSealedReplacement: boolean;
  readonly permission: InvalidationPermission;
}): InvalidationRefusal | null {
  if (!request.isSealed) return "not_sealed";
  if (request.permission === "too_late") return "too_late";
  if (request.hasLiveNote) return "has_live_note";
  const needsReplacement = request.kind !== 2 && request.type !== "05";
  if (needsReplacement && !request.hasSealedReplacement) return "replacement_missing";
  return !needsReplacement && request.hasSealedReplacement ? "replacement_not_wanted" : null;
}

/**
 * The day that the event bears: today for 01 and 14, which have months; of all others the day of the document, which the manual wants
 * equal (guide §22).
 */
export function invalidationDay(type: IssuedType, issuedOn: CalendarDate, today: CalendarDate): CalendarDate {
  return type === "01" || type === "14" ? today : issuedOn;
}

/** Days of the year, month and day, on which public offices are closed (Ley de Asuetos, Vacaciones y Licencias). */
const FIXED =
  "01-01 01-02 05-01 05-10 06-17 08-01 08-02 08-03 08-04 08-05 08-06 09-15 11-02 12-24 12-25 12-26 12-27 12-28 12-29 12-30 12-31".split(
    " ",
  );

/** Holy Week, from Palm Sunday to Easter Monday, in days from Easter. */
const HOLY_WEEK = [-7, -6, -5, -4, -3, -2, -1, 0, 1];

/**
 * The days of a year on which public offices of El Salvador are closed, in order. That the ministry counts them, and not the fewer ones
 * of the Labour Code, follows from its example for March 2026 (guide §22); a list of the tenant's own may take their place.
 */
export function holidaysOf(year: number): CalendarDate[] {
  const easter = easterOf(year);
  const days = [
    ...FIXED.map((day) => calendarDate(`${year}-${day}`)),
    ...HOLY_WEEK.map((from) => addDays(easter, from)),
  ];
  return [...new Set(days)].toSorted();
}

/** Easter Sunday (the Gregorian rule of Meeus, Jones and Butcher), for years after 1582. */
export function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return calendarDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

/** Tells whether offices work on a day: Monday to Friday, except closed days (guide §22). */
function isBusinessDay(day: CalendarDate, closed: ReadonlySet<string>): boolean {
  const weekday = new Date(utcOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(day);
}

/** The `count`-th business day of the month of a day (guide §22: the tenth). */
function businessDayOfMonth(anyDay: CalendarDate, count: number, closed: ReadonlySet<string>): CalendarDate {
  let day = calendarDate(`${anyDay.slice(0, 8)}01`);
  for (let left = count; ; day = addDays(day, 1)) {
    if (isBusinessDay(day, closed)) left -= 1;
    if (left === 0) return day;
  }
}
