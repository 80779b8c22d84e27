import { EXACT_WHOLE, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";

/** What an ingredient is used in is looked at over so many days (issue: usage of the last 14 days). */
export const USAGE_DAYS = 14;
const DAY_MS = 86_400_000;

/** What left the store room of an ingredient, and in how much time. */
export interface StockUsage {
  /** Sold and wasted, less what came back; 0 or less when nothing was. */
  readonly used: Thousandths;
  /** Milliseconds it was looked at: 14 days, or since its first movement when it is younger, but at least one day. */
  readonly observedMs: number;
}

/** An ingredient as it is judged for buying. */
export interface StockToBuy extends StockUsage {
  readonly current: Thousandths;
  /** 0: none was set. */
  readonly minimum: Thousandths;
}

/** Days for which the stock lasts as it is used now, in whole tenths, rounded down. Null while nothing is used. */
export function tenthsOfDaysLeft({
  current,
  used,
  observedMs: ms,
}: Omit<StockToBuy, "minimum">): number | null {
  if (used <= 0) return null;
  if (current <= 0) return 0;
  return Number((BigInt(current) * BigInt(ms) * 10n) / (BigInt(used) * BigInt(DAY_MS)));
}

/** What is used in a day on average, half-up to a thousandth; never below 0. */
export function usagePerDay({ used, observedMs: ms }: StockUsage): Thousandths {
  return used <= 0 ? thousandths(0) : divided(used, ms, roundHalfUp);
}

/**
 * How much to buy so that it lasts `days` days and the minimum is still there after them. What is not used is bought up to
 * twice its minimum, because at the minimum it is low. Rounded up to whole packages: `packageSize` is a package in
 * thousandths of the unit. When nobody knows how it is bought (null), up to whole units, from a hundred on with two figures:
 * nobody asks a market for 503 limes. 0 when there is enough.
 */
export function quantityToBuy(
  stock: StockToBuy,
  days: number,
  packageSize: Thousandths | null = null,
): Thousandths {
  const needed =
    stock.used > 0
      ? divided(stock.used * days, stock.observedMs, roundUp)
      : thousandths(Math.max(stock.minimum, 0));
  const missing = Math.max(stock.minimum, 0) + needed - Math.max(stock.current, 0);
  if (missing <= 0) return thousandths(0);
  const step = packageSize ?? roundStep(missing);
  return thousandths(Math.ceil(missing / step) * step);
}

/** One unit, ten from a hundred units on, a hundred from a thousand on: in thousandths. */
function roundStep(missing: number): number {
  const figures = String(Math.ceil(missing / 1000)).length;
  return 1000 * 10 ** Math.max(figures - 2, 0);
}

/** A unit that an ingredient was bought in, and how much of the ingredient's unit one is. */
export interface BoughtPack {
  readonly name: string;
  readonly factor: ExactDecimal;
}

/** Smallest unit that is bought by the piece: below a tenth of the ingredient's unit nobody counts them (grams of what is kept in kilos). */
const LEAST_PACK = thousandths(100);

/** The size of a pack in thousandths of the ingredient's unit; null for what is bought by that unit itself, or by less. */
export function packSize(pack: BoughtPack | null, unit: string): Thousandths | null {
  if (pack === null || pack.name === unit) return null;
  const size = thousandths(Math.round(pack.factor / (EXACT_WHOLE / 1000)));
  return size < LEAST_PACK ? null : size;
}

type Round = (amount: bigint, over: bigint) => bigint;
const roundHalfUp: Round = (amount, over) => (2n * amount + over) / (2n * over);
const roundUp: Round = (amount, over) => (amount + over - 1n) / over;

/** What is used in `used` thousandths over `ms`, for one day. */
function divided(used: number, ms: number, round: Round): Thousandths {
  return thousandths(Number(round(BigInt(used) * BigInt(DAY_MS), BigInt(ms))));
}
