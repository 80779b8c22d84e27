import type { DiscountCodeId } from "#platform/domain/ids.ts";
import {
  type BasisPoints,
  type Cents,
  cents,
  percentageOf,
  subtractCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";

export const discountTypes = ["percentage", "fixed"] as const;
export type DiscountType = (typeof discountTypes)[number];

/** The value of a discount: a share of a price, or an amount at the prices of the menu. */
export type DiscountValue =
  | { readonly type: "percentage"; readonly percent: BasisPoints }
  | { readonly type: "fixed"; readonly amount: Cents };

/** A discount code (back-office §3); null means that there is no such limit. */
export interface DiscountCode {
  readonly value: DiscountValue;
  readonly minOrder: Cents | null;
  readonly maxDiscount: Cents | null;
  /** First and last day on which it may be used. */
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly maxUses: number | null;
  readonly timesUsed: number;
  readonly isActive: boolean;
  /** May stand on a bill together with other codes. */
  readonly isCombinable: boolean;
}

const discountRefusals = [
  "unknown",
  "inactive",
  "not_started",
  "ended",
  "used_up",
  "minimum_not_reached",
  "not_combinable",
  "nothing_left",
] as const;
export type DiscountRefusal = (typeof discountRefusals)[number];

export type DiscountDecision =
  | { readonly ok: true; readonly amount: Cents }
  | { readonly ok: false; readonly reason: DiscountRefusal };

/** A code as it is compared and stored: without spaces around it, in capitals and western digits. */
export function discountCodeText(text: string): string {
  return westernDigits(text).trim().toUpperCase();
}

/**
 * Decides what a code takes off lines that cost `listed` at the prices of the menu, on a business day. A
 * percentage is rounded half-up to the cent and limited by its maximum; no code takes more than the lines
 * cost.
 */
export function decideDiscount(code: DiscountCode, listed: Cents, today: CalendarDate): DiscountDecision {
  return decideBeside(code, { listed, left: listed }, today);
}

/** Decides about a code when codes before it left `left` of the lines; its minimum is measured at the whole. */
function decideBeside(
  code: DiscountCode,
  { listed, left }: { readonly listed: Cents; readonly left: Cents },
  today: CalendarDate,
): DiscountDecision {
  const reason = refusalOf(code, listed, today);
  if (reason !== null) return { ok: false, reason };
  if (left === 0 && listed > 0) return { ok: false, reason: "nothing_left" };
  const amount = amountOff(code.value, left);
  return { ok: true, amount: cents(Math.min(amount, code.maxDiscount ?? amount)) };
}

/**
 * Returns codes in the order in which a bill takes them off, whatever the order in which they were typed: shares first, then
 * amounts, the oldest code first among equals (docs/decisions/0126).
 */
export function inOrderOfCodes<Row extends { readonly id: DiscountCodeId }>(
  rows: readonly Row[],
  termsOf: (row: Row) => Pick<DiscountCode, "value">,
): Row[] {
  const rank = (row: Row) => Number(termsOf(row).value.type === "fixed");
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}

/**
 * Decides what the codes of one bill take off lines that cost `listed`, in this order: each of what the ones before it left, while
 * every minimum is measured at the whole. Several stand together only if each of them may be combined.
 */
export function decideDiscounts(
  codes: readonly DiscountCode[],
  listed: Cents,
  today: CalendarDate,
): DiscountDecision[] {
  let left = listed;
  return codes.map((code): DiscountDecision => {
    if (codes.length > 1 && !code.isCombinable) return { ok: false, reason: "not_combinable" };
    const decision = decideBeside(code, { listed, left }, today);
    if (decision.ok) left = subtractCents(left, decision.amount);
    return decision;
  });
}

/** Returns what a discount takes off lines that cost `listed`, at most all of them; a share is rounded half-up. */
export function amountOff(value: DiscountValue, listed: Cents): Cents {
  const nominal = value.type === "fixed" ? value.amount : percentageOf(listed, value.percent);
  return cents(Math.min(nominal, listed));
}

/**
 * Returns what a code already on the bill takes off a round that joined later: a percentage of the round, or
 * the rest of a fixed amount, in both cases at most what its maximum leaves after `given`. Minimum and number
 * of uses were checked with the first part; a code that may no longer be used takes nothing further
 * (docs/decisions/0104).
 */
export function decideLaterDiscount(
  code: DiscountCode,
  { listed, given }: { readonly listed: Cents; readonly given: Cents },
  today: CalendarDate,
): Cents {
  if (refusalOf({ ...code, minOrder: null, maxUses: null }, listed, today) !== null) return ZERO_CENTS;
  const nominal =
    code.value.type === "fixed" ? code.value.amount - given : percentageOf(listed, code.value.percent);
  const most = code.maxDiscount === null ? nominal : code.maxDiscount - given;
  return cents(Math.max(0, Math.min(nominal, most, listed)));
}

function refusalOf(code: DiscountCode, listed: Cents, today: CalendarDate): DiscountRefusal | null {
  if (!code.isActive) return "inactive";
  if (code.startDate !== null && today < code.startDate) return "not_started";
  if (code.endDate !== null && today > code.endDate) return "ended";
  if (code.maxUses !== null && code.timesUsed >= code.maxUses) return "used_up";
  return listed < (code.minOrder ?? 0) ? "minimum_not_reached" : null;
}
