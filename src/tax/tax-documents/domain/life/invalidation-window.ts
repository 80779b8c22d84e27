import {
  addDays,
  addMonths,
  type CalendarDate,
  firstOfMonth,
} from "#platform/domain/periods/calendar-date.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { IssuedType } from "../shape/generation.ts";
import { businessDayOfMonth, holidaysOf } from "./holidays.ts";

/** How long a document can be invalidated, counted from the day of its seal; to the end of that day (guide §22). */
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

/** Whose limits a restaurant follows, from what is kept: the strictest until somebody says otherwise, which is right by all texts. */
export const invalidationTextOf = (kept: string | undefined): InvalidationText =>
  invalidationTexts.find((text) => text === kept) ?? "manual_1_1";

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

/** Whether a document can still be invalidated on a day, by the text that the restaurant follows and by the widest limit (guide §22). */
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
 * Whether an event can be made at all: of a sealed document without a live note, with a sealed replacement where the law wants one
 * (wrong data, other) and none where it does not (called off, credit notes; guide §22). Null: it can.
 */
export function refusedInvalidation(asked: {
  readonly type: IssuedType;
  readonly kind: 1 | 2 | 3;
  readonly isSealed: boolean;
  readonly hasLiveNote: boolean;
  readonly hasSealedReplacement: boolean;
  readonly permission: InvalidationPermission;
}): InvalidationRefusal | null {
  if (!asked.isSealed) return "not_sealed";
  if (asked.permission === "too_late") return "too_late";
  if (asked.hasLiveNote) return "has_live_note";
  const needsReplacement = asked.kind !== 2 && asked.type !== "05";
  if (needsReplacement && !asked.hasSealedReplacement) return "replacement_missing";
  return !needsReplacement && asked.hasSealedReplacement ? "replacement_not_wanted" : null;
}

/**
 * The day that the event bears: today for 01 and 14, which have months; of all others the day of the document, which the manual wants
 * equal (guide §22).
 */
export function invalidationDay(type: IssuedType, issuedOn: CalendarDate, today: CalendarDate): CalendarDate {
  return type === "01" || type === "14" ? today : issuedOn;
}
