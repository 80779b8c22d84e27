import { EXACT_WHOLE, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";

/** Days whose usage counts (issue: usage of the last 14 days). */
export const USAGE_DAYS = 14;

/** Usage of an ingredient over some time. */
export interface StockUsage {
  /** Sold and wasted, less returns; 0 or less when nothing was used. */
  readonly used: Thousandths;
  /**
   * Milliseconds of observation: 14 days, or since its first movement when it is younger, but at least one day.
   */
  readonly observedMs: number;
}

/** Stock and usage of an ingredient, to decide about buying. */
export interface StockToBuy extends StockUsage {
  readonly current: Thousandths;
  /** 0: not set. */
  readonly minimum: Thousandths;
}

/**
 * Returns the days for which the stock lasts at the present usage, in whole tenths, rounded down. Null while nothing
 * is used.
 */
export function tenthsOfDaysLeft({
  current,
  used,
  observedMs: ms,
}: Omit<StockToBuy, "minimum">): number | null {
  if (used <= 0) return null;
  if (current <= 0) return 0;
  return Number((BigInt(current) * BigInt(ms) * 10n) / (BigInt(used) * BigInt(DAY_MS)));
}

/** Returns the average usage of a day, half-up to a thousandth; never below 0. */
export function usagePerDay({ used, observedMs: ms }: StockUsage): Thousandths {
  return used <= 0 ? thousandths(0) : divided(used, ms, roundHalfUp);
}

/**
 * Returns how much to buy so that the stock lasts `days` days and then still holds the minimum. An unused ingredient
 * is bought up to twice its minimum, because at the minimum it is low. The result is rounded up to whole packages;
 * `packageSize` is a package in thousandths of the unit. When it is unknown (null), it is rounded up to whole units,
 * from a hundred on to two figures: nobody asks a market for 503 limes. Returns 0 when there is enough.
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

/**
 * Returns a step of one unit, of ten from a hundred units on, of a hundred from a thousand on: in thousandths.
 */
function roundStep(missing: number): number {
  const figures = String(Math.ceil(missing / 1000)).length;
  return 1000 * 10 ** Math.max(figures - 2, 0);
}

/** A unit in which an ingredient was bought, and how much of the ingredient's own unit it holds. */
interface BoughtPack {
  readonly name: string;
  readonly factor: ExactDecimal;
}

/**
 * Smallest unit that is bought by the piece. Below a tenth of the ingredient's unit nobody counts pieces (grams of
 * something kept in kilos).
 */
const LEAST_PACK = thousandths(100);

/**
 * Returns the size of a pack in thousandths of the ingredient's unit; null for goods bought by that unit itself, or
 * by less.
 */
export function packSize(pack: BoughtPack | null, unit: string): Thousandths | null {
  if (pack === null || pack.name === unit) return null;
  const size = thousandths(Math.round(pack.factor / (EXACT_WHOLE / 1000)));
  return size < LEAST_PACK ? null : size;
}

type Round = (amount: bigint, over: bigint) => bigint;
const roundHalfUp: Round = (amount, over) => (2n * amount + over) / (2n * over);
const roundUp: Round = (amount, over) => (amount + over - 1n) / over;

/** Returns the usage of one day, from `used` thousandths over `ms`. */
function divided(used: number, ms: number, round: Round): Thousandths {
  return thousandths(Number(round(BigInt(used) * BigInt(DAY_MS), BigInt(ms))));
}
