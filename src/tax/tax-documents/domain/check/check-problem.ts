import {
  type Decimal,
  decimal,
  decimalText,
  readDecimal,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import { type JsonRecord, own } from "#platform/domain/text/json-record.ts";

/** Reasons why a document is wrong; their words are under `taxDocuments.check` in the messages (guide §5–§17, §24). */
const checkReasons = [
  "unknown_document",
  "malformed_name",
  "contingency_mixed",
  "not_an_amount",
  "too_many_decimals",
  "below_zero",
  "not_numbered",
  "not_one_column",
  "amount_differs",
  "sum_differs",
  "tributes_wrong",
  "tribute_not_consolidated",
  "own_tribute_wrong",
  "nothing_sold",
  "payments_differ",
  "term_wrong",
  "condition_wrong",
  "discount_too_large",
  "withheld_wrong",
  "nrc_without_nit",
  "buyer_unnamed",
  "not_related",
  "replacement_wrong",
  "reason_missing",
  "period_wrong",
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** A value that differs from the expected one. */
export interface CheckProblem {
  /** Name of the field in the document, lines from 1: `cuerpoDocumento.2.ivaItem`. */
  readonly field: string;
  readonly reason: CheckReason;
  readonly expected?: string;
  readonly found?: string;
}

/** A part of a document under check, with the list for its problems. */
export interface CheckPlace {
  readonly record: JsonRecord;
  /** Before the names of its members: `resumen.`. */
  readonly path: string;
  readonly problems: CheckProblem[];
  /**
   * Tolerated difference of a figure: none on our own documents, a cent on those of others (guide §8,
   * "holgura").
   */
  readonly tolerance: Decimal;
}

/** Adds a problem of a member. */
export function note(
  place: CheckPlace,
  name: string,
  reason: CheckReason,
  about: Partial<CheckProblem> = {},
) {
  place.problems.push({ field: `${place.path}${name}`, reason, ...about });
}

/**
 * The amount of a member, as a decimal of ours or as the number of a JSON; 0 with a note when it is none, or has more decimals than
 * the ministry takes: 8 on a line, 2 in a summary (guide §8). A member that is not there is 0: the schema asks for it.
 */
export function amountOf(place: CheckPlace, name: string, decimals: 2 | 8): Decimal {
  const value = own(place.record, name);
  if (value === null) return ZERO_DECIMAL;
  if (typeof value !== "number" && typeof value !== "bigint") {
    note(place, name, "not_an_amount", { found: String(value) });
    return ZERO_DECIMAL;
  }
  const amount = typeof value === "bigint" ? decimal(value) : readDecimal(value);
  if (amount === null || (decimals === 2 && amount % 1_000_000n !== 0n)) {
    const found = amount === null ? String(value) : decimalText(amount);
    note(place, name, "too_many_decimals", { found });
  }
  return amount ?? nearest(Number(value));
}

/**
 * Returns the intended figure of one with too many decimals, so that it is reported once, without everything
 * that follows from it.
 */
function nearest(value: number): Decimal {
  const isSane = Number.isFinite(value) && Math.abs(value) < LARGEST;
  return isSane ? decimal(BigInt(scaledFromDecimal(value, 8))) : ZERO_DECIMAL;
}

/** Below it a number of eight decimals is exact. */
const LARGEST = 10_000_000;

/** Tells whether a figure is off by no more than the tolerance. */
export function isWithin({ tolerance }: CheckPlace, found: bigint, expected: bigint): boolean {
  return found - expected <= tolerance && expected - found <= tolerance;
}

/** Adds a problem for a figure that is off by more than the tolerance. */
export function compare(
  place: CheckPlace,
  name: string,
  {
    found,
    expected,
    reason,
  }: { readonly found: Decimal; readonly expected: Decimal; readonly reason: CheckReason },
): void {
  if (!isWithin(place, found, expected))
    note(place, name, reason, { expected: decimalText(expected), found: decimalText(found) });
}

/** A whole number or a text of a member; null for anything else. */
export function codeOf({ record }: CheckPlace, name: string): string | number | null {
  const value = own(record, name);
  return typeof value === "string" || typeof value === "number" ? value : null;
}
