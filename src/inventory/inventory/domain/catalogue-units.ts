import { type ExactDecimal, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { MeasuredUnit } from "./units.ts";

/** A unit of CAT-014 in terms of a unit in which stock is kept. */
interface CatalogueUnit {
  readonly unit: MeasuredUnit;
  /** Number of `unit` in one of the catalogue's unit. */
  readonly times: ExactDecimal;
  /** Everybody means the same size; a quintal and an arroba are 100 and 25 lb to most, but not to all. */
  readonly isCertain: boolean;
}

const is = (unit: MeasuredUnit, times: number | string = 1, isCertain = true): CatalogueUnit => ({
  unit,
  times: exactFromDecimal(times),
  isCertain,
});

/** CAT-014: "unidad", "botella" and "otra" give a number of things, not how much is in each. */
const UNIT = 59;
const BOTTLE = 24;
const OTHER = 99;

/** The units of CAT-014 in which a restaurant buys; those of length, area, power and gold are left out. */
const catalogueUnits: ReadonlyMap<number, CatalogueUnit> = new Map([
  [18, is("l", 1000)],
  [22, is("gal")],
  [23, is("l")],
  [BOTTLE, is("pc")],
  [26, is("ml")],
  [30, is("kg", 1000)],
  [32, is("lb", 100, false)],
  [33, is("lb", 25, false)],
  [34, is("kg")],
  [36, is("lb")],
  [38, is("oz")],
  [39, is("g")],
  [40, is("g", "0.001")],
  [55, is("pc", 1000)],
  [56, is("pc", 500)],
  [57, is("pc", 100)],
  [58, is("pc", 12)],
  [UNIT, is("pc")],
  [OTHER, is("pc")],
]);

/**
 * Returns the unit of a tax document's line (CAT-014); null when stock is not kept in it, or no catalogue has it.
 */
export function catalogueUnit(code: number | null): CatalogueUnit | null {
  return code === null ? null : (catalogueUnits.get(code) ?? null);
}

/** Tells whether the unit only counts things; then the description tells how much is in each. */
export function isCountedUnit(code: number | null): boolean {
  return code === null || code === UNIT || code === BOTTLE || code === OTHER;
}
