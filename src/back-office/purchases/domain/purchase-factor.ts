import { catalogueUnit, isCountedUnit } from "#inventory/inventory/domain/catalogue-units.ts";
import {
  conversionRatio,
  convertExact,
  type MeasuredUnit,
  unitFamily,
} from "#inventory/inventory/domain/units.ts";
import { EXACT_WHOLE, type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { type PackSize, packSize } from "./pack-size.ts";
import { MOST_FACTOR } from "./purchase.ts";

/** What a purchased line says of its unit. */
export interface PurchasedUnit {
  /** CAT-014; null when nobody said one. */
  readonly unitCode: number | null;
  readonly title: string;
}

/** How many of an ingredient's unit one of the purchased unit is, as far as the purchase says. */
export interface ProposedFactor {
  readonly factor: ExactDecimal;
  /** Read out of a description, or a unit that not everybody means alike: somebody says yes first. */
  readonly needsConfirmation: boolean;
}

/** Most of anything in stock after one purchase: a thousand million of its unit is a slip. */
export const MOST_STOCK = 1_000_000_000_000;

/**
 * The factor to begin with for a line whose goods are kept in `itemUnit`. A measured line (lb, l) converts inside its family;
 * a counted one ("unidad", "otra") is its package when the description names one. Null when nothing says so: asked.
 */
export function proposedFactor({ unitCode, title }: PurchasedUnit, itemUnit: string): ProposedFactor | null {
  const said = catalogueUnit(unitCode);
  if (!isCountedUnit(unitCode)) {
    const factor = said && atMost(convertExact(said.times, said.unit, itemUnit) ?? 0);
    return said && factor ? { factor, needsConfirmation: !said.isCertain } : null;
  }
  const pack = packSize(title);
  if (pack) {
    const factor = packFactor(pack, itemUnit);
    return factor && { factor, needsConfirmation: true };
  }
  return itemUnit === "pc" ? { factor: exactDecimal(EXACT_WHOLE), needsConfirmation: false } : null;
}

/** The unit that a new ingredient for this line begins with. */
export function proposedUnit({ unitCode, title }: PurchasedUnit): MeasuredUnit {
  const said = catalogueUnit(unitCode);
  if (said && !isCountedUnit(unitCode)) return said.unit;
  const pack = packSize(title);
  return pack?.content && pack.count === 1 ? pack.content.unit : "pc";
}

/**
 * What the review of a line begins with as its unit: one that stock is kept in, `pack` for a package the description names, or
 * null for a unit of the catalogue that holds several (a dozen, a quintal) or that stock is not kept in (a metre), which keeps its
 * name, so that nobody takes a metre for a piece.
 */
export function reviewUnit({ unitCode, title }: PurchasedUnit): MeasuredUnit | "pack" | null {
  if (isCountedUnit(unitCode)) return packSize(title) ? "pack" : "pc";
  const said = catalogueUnit(unitCode);
  return said?.times === EXACT_WHOLE ? said.unit : null;
}

function packFactor({ count, content }: PackSize, itemUnit: string): ExactDecimal | null {
  if (itemUnit === "pc") return atMost(count * EXACT_WHOLE);
  if (!content) return null;
  const unit = content.unit === "oz" && unitFamily(itemUnit) === "volume" ? "fl_oz" : content.unit;
  const ratio = conversionRatio(unit, itemUnit);
  // Before converting, which throws past the safe integers: a big bag of 1,200 kg in grams is a slip, not a failure.
  if (!ratio || BigInt(content.amount) * ratio.times > BigInt(MOST_FACTOR * EXACT_WHOLE) * ratio.over)
    return null;
  return atMost((convertExact(content.amount, unit, itemUnit) ?? 0) * count);
}

/** The factor unless it is none, or beyond any. */
function atMost(factor: number): ExactDecimal | null {
  return factor > 0 && factor <= MOST_FACTOR * EXACT_WHOLE ? exactDecimal(factor) : null;
}

/**
 * What comes into stock: the purchased quantity times the factor, half-up to a thousandth once. Null when that is less than
 * half a thousandth or beyond what anybody stores, so that a wrong factor is asked about.
 */
export function stockedQuantity(purchased: ExactDecimal, factor: ExactDecimal): Thousandths | null {
  // Both have eight decimals, the result three: 16 − 3 are dropped.
  const product = BigInt(purchased) * BigInt(factor);
  const dropped = 10n ** 13n;
  const quantity = (2n * product + dropped) / (2n * dropped);
  return quantity > 0n && quantity <= MOST_STOCK ? thousandths(Number(quantity)) : null;
}

/** The purchased quantity of a document in thousandths, half-up, as purchases keep it. */
export function purchasedThousandths(quantity: ExactDecimal): Thousandths {
  return thousandths(scaleHalfUp(quantity, 1000, EXACT_WHOLE));
}
