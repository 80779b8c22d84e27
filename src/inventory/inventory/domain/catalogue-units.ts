import { type ExactDecimal, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { MeasuredUnit } from "./units.ts";

/** What a unit of CAT-014 is in a unit that stock is kept in. */
export interface CatalogueUnit {
  readonly unit: MeasuredUnit;
  /** How many of it one of the catalogue's unit is. */
  readonly times: ExactDecimal;
  /** Whether everybody means the same: a quintal and an arroba are 100 and 25 lb to most, not to all. */
  readonly isCertain: boolean;
}

const is = (unit: MeasuredUnit, times: number | string = 1, isCertain = true): CatalogueUnit => ({
  unit,
  times: exactFromDecimal(times),
  isCertain,
});

/** CAT-014: "unidad", "botella" and "otra" say how many there are, not how much is in each. */
const UNIT = 59;
const BOTTLE = 24;
const OTHER = 99;

/** The units of CAT-014 in which a restaurant buys; those of length, area, power and gold are not among them. */
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

/** The unit of a tax document's line (CAT-014); null for one that stock is not kept in, or that is in no catalogue. */
export function catalogueUnit(code: number | null): CatalogueUnit | null {
  return code === null ? null : (catalogueUnits.get(code) ?? null);
}

/** Whether the unit only counts, so that what is in each one stands in the description. */
export function isCountedUnit(code: number | null): boolean {
  return code === null || code === UNIT || code === BOTTLE || code === OTHER;
}
