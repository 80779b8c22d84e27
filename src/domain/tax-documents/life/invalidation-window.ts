import { addDays, addMonths, type CalendarDate, firstOfMonth } from "../../periods/calendar-date.ts";
import { unreachable } from "../../unreachable.ts";
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

/** The official texts contradict each other (guide §22): the manual of before 2026, that of May 2026, and the regulation. */
export const invalidationRules = {
  manual_1_1: { "01": threeMonths, "03": nextDay, "05": nextDay, "06": nextDay, "14": nextDay },
  manual_2_0: { "01": threeMonths, "03": tenthDay, "05": tenthDay, "06": tenthDay, "14": threeMonths },
  regulation_2_0: { "01": threeMonths, "03": nextDay, "05": nextDay, "06": nextDay, "14": threeMonths },
} as const satisfies Record<string, InvalidationLimits>;

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
  /** Within the strictest limit. */
  | "allowed"
  /** Within the widest only: it may be tried, a late event simply gets no seal (guide §22). A 03 is better corrected by a 05. */
  | "may_be_tried"
  | "too_late";

/** Whether a document can still be invalidated on a day, by the strictest and the widest of the limits that hold (guide §22). */
export function invalidationPermission(
  { type, sealedOn }: { readonly type: IssuedType; readonly sealedOn: CalendarDate },
  today: CalendarDate,
  rules: { readonly strict: InvalidationLimits; readonly wide: InvalidationLimits } = DEFAULT_RULES,
): InvalidationPermission {
  if (today <= lastInvalidationDay(sealedOn, rules.strict[type])) return "allowed";
  return today <= lastInvalidationDay(sealedOn, rules.wide[type]) ? "may_be_tried" : "too_late";
}

const DEFAULT_RULES = { strict: invalidationRules.manual_1_1, wide: invalidationRules.manual_2_0 };

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
