import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";

/** Units of known size. Stock may be kept in other units, which cannot be converted. */
export const measuredUnits = ["pc", "kg", "g", "lb", "oz", "l", "ml", "gal", "fl_oz"] as const;
export type MeasuredUnit = (typeof measuredUnits)[number];

const unitFamilies = ["count", "mass", "volume"] as const;
type UnitFamily = (typeof unitFamilies)[number];

interface UnitSize {
  readonly family: UnitFamily;
  /** Size in 10⁻¹⁰ of a gram, a millilitre or a piece, in which all of them are whole numbers. */
  readonly size: bigint;
}

/** Pound and gallon are those of the USA by their legal definitions: 453.59237 g and 3,785.411784 ml. */
const sizes = {
  pc: { family: "count", size: 10_000_000_000n },
  kg: { family: "mass", size: 10_000_000_000_000n },
  g: { family: "mass", size: 10_000_000_000n },
  lb: { family: "mass", size: 4_535_923_700_000n },
  oz: { family: "mass", size: 283_495_231_250n },
  l: { family: "volume", size: 10_000_000_000_000n },
  ml: { family: "volume", size: 10_000_000_000n },
  gal: { family: "volume", size: 37_854_117_840_000n },
  fl_oz: { family: "volume", size: 295_735_295_625n },
} as const satisfies Record<MeasuredUnit, UnitSize>;

/** Tells whether the size of the unit is known. */
export function isMeasuredUnit(unit: string): unit is MeasuredUnit {
  return (measuredUnits as readonly string[]).includes(unit);
}

/** Returns the family of the unit; null for a unit of the restaurant's own. */
export function unitFamily(unit: string): UnitFamily | null {
  return isMeasuredUnit(unit) ? sizes[unit].family : null;
}

/** A fraction in whole numbers, the divisor above 0. */
interface Ratio {
  readonly times: bigint;
  readonly over: bigint;
}

/**
 * Returns exactly how many of `to` one of `from` holds. Null between families; every unit holds itself once.
 */
export function conversionRatio(from: string, to: string): Ratio | null {
  if (from === to) return { times: 1n, over: 1n };
  if (!isMeasuredUnit(from) || !isMeasuredUnit(to)) return null;
  if (sizes[from].family !== sizes[to].family) return null;
  return { times: sizes[from].size, over: sizes[to].size };
}

/** Returns the units in which a quantity kept in `unit` may be typed, that unit first. */
export function convertibleUnits(unit: string): string[] {
  return [unit, ...measuredUnits.filter((other) => other !== unit && conversionRatio(other, unit) !== null)];
}

/**
 * Converts a quantity to another unit of its family, rounded half-up to a thousandth once; null between families.
 * Less than half a thousandth becomes 0 (0.4 g in kg): the caller refuses it. Throws RangeError past the safe
 * integers.
 */
export function convertQuantity(quantity: Thousandths, from: string, to: string): Thousandths | null {
  const ratio = conversionRatio(from, to);
  return ratio && thousandths(Number(timesRatio(BigInt(quantity), ratio)));
}

/**
 * Largest change by rounding, as a fraction (1/10): 1 oz kept in kg is 1.2 % off, 0.5 g becomes twice as much.
 */
const MAX_ROUNDED = 10n;

/**
 * Tells whether a quantity is too small for the unit `to`: rounding to a thousandth changes it by more than a tenth.
 */
export function isLostInRounding(quantity: Thousandths, from: string, to: string): boolean {
  const ratio = conversionRatio(from, to);
  if (ratio === null) return false;
  const exact = BigInt(quantity) * ratio.times;
  const off = timesRatio(BigInt(quantity), ratio) * ratio.over - exact;
  return (off < 0n ? -off : off) * MAX_ROUNDED > (exact < 0n ? -exact : exact);
}

/**
 * Converts a decimal of eight places to another unit, rounded in the same way; null between families. Throws
 * RangeError past the safe integers.
 */
export function convertExact(amount: ExactDecimal, from: string, to: string): ExactDecimal | null {
  const ratio = conversionRatio(from, to);
  return ratio && exactDecimal(Number(timesRatio(BigInt(amount), ratio)));
}

/** Half-up, away from zero for negatives. */
function timesRatio(amount: bigint, { times, over }: Ratio): bigint {
  const product = amount * times;
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + over) / (2n * over);
  return product < 0n ? -rounded : rounded;
}
