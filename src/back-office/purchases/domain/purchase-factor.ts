import { catalogueUnit, isCountedUnit } from "#inventory/inventory/domain/catalogue-units.ts";
import {
  conversionRatio,
  convertExact,
  convertQuantity,
  type MeasuredUnit,
  unitFamily,
} from "#inventory/inventory/domain/units.ts";
import { EXACT_WHOLE, type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { type PackSize, packSizeInText } from "./pack-size.ts";
import { MAX_FACTOR } from "./purchase.ts";

/** The unit and the description of a purchased line. */
export interface PurchasedUnit {
  /** CAT-014; null when nobody said one. */
  readonly unitCode: number | null;
  readonly title: string;
}

/** Number of the ingredient's units in one purchased unit, if the purchase says so. */
interface ProposedFactor {
  readonly factor: ExactDecimal;
  /** True when it comes from a description or an ambiguous unit: somebody has to confirm it. */
  readonly needsConfirmation: boolean;
}

/** Largest quantity in stock after one purchase, in thousandths: more than a thousand million units is a slip. */
const MAX_STOCK = 1_000_000_000_000;

/**
 * Proposes the factor of a line whose goods are kept in `itemUnit`. A measured unit (lb, l) converts within its family; a
 * counted one ("unidad", "otra") is a package if the description names one. Null when nothing says so and somebody has to.
 */
export function proposedFactor({ unitCode, title }: PurchasedUnit, itemUnit: string): ProposedFactor | null {
  const said = catalogueUnit(unitCode);
  if (!isCountedUnit(unitCode)) {
    const factor = said && atMost(convertExact(said.times, said.unit, itemUnit) ?? 0);
    return said && factor ? { factor, needsConfirmation: !said.isCertain } : null;
  }
  const pack = packSizeInText(title);
  if (pack) {
    const factor = packFactor(pack, itemUnit);
    return factor && { factor, needsConfirmation: true };
  }
  return itemUnit === "pc" ? { factor: exactDecimal(EXACT_WHOLE), needsConfirmation: false } : null;
}

/** Proposes the unit of a new ingredient for this line. */
export function proposedUnit({ unitCode, title }: PurchasedUnit): MeasuredUnit {
  const said = catalogueUnit(unitCode);
  if (said && !isCountedUnit(unitCode)) return said.unit;
  const pack = packSizeInText(title);
  return pack?.content && pack.count === 1 ? pack.content.unit : "pc";
}

/**
 * Returns the unit with which the review of a line begins: one that stock is kept in, or `pack` for a package in the
 * description. Null for a catalogue unit of several pieces (a dozen, a quintal) or one that stock is not kept in (a metre):
 * these keep their name, so that nobody takes a metre for a piece.
 */
export function reviewUnit({ unitCode, title }: PurchasedUnit): MeasuredUnit | "pack" | null {
  if (isCountedUnit(unitCode)) return packSizeInText(title) ? "pack" : "pc";
  const said = catalogueUnit(unitCode);
  return said?.times === EXACT_WHOLE ? said.unit : null;
}

function packFactor({ count, content }: PackSize, itemUnit: string): ExactDecimal | null {
  if (itemUnit === "pc") return atMost(count * EXACT_WHOLE);
  if (!content) return null;
  const unit = content.unit === "oz" && unitFamily(itemUnit) === "volume" ? "fl_oz" : content.unit;
  const ratio = conversionRatio(unit, itemUnit);
  // Checked before converting, which throws past the safe integers: a big bag of 1,200 kg in grams is a slip, not a failure.
  if (!ratio || BigInt(content.amount) * ratio.times > BigInt(MAX_FACTOR * EXACT_WHOLE) * ratio.over)
    return null;
  return atMost((convertExact(content.amount, unit, itemUnit) ?? 0) * count);
}

/** Returns the factor; null when it is zero or too large. */
function atMost(factor: number): ExactDecimal | null {
  return factor > 0 && factor <= MAX_FACTOR * EXACT_WHOLE ? exactDecimal(factor) : null;
}

/**
 * Returns the quantity for stock: the purchased quantity times the factor, rounded once, half-up to a thousandth. Null below
 * half a thousandth or beyond the largest stock, so that a wrong factor is asked about.
 */
export function stockedQuantity(purchased: ExactDecimal, factor: ExactDecimal): Thousandths | null {
  // Both have eight decimals, the result three: 16 − 3 are dropped.
  const product = BigInt(purchased) * BigInt(factor);
  const dropped = 10n ** 13n;
  const quantity = (2n * product + dropped) / (2n * dropped);
  return quantity > 0n && quantity <= MAX_STOCK ? thousandths(Number(quantity)) : null;
}

/** Rounds a document's quantity to thousandths, half-up, as purchases store it. */
export function purchasedThousandths(quantity: ExactDecimal): Thousandths {
  return thousandths(scaleHalfUp(quantity, 1000, EXACT_WHOLE));
}

/** A reviewed line. */
interface PurchasedQuantity {
  readonly quantity: Thousandths;
  readonly unit: string;
  /** Number of the ingredient's units in one `unit`; needed when the units do not convert, otherwise ignored. */
  readonly factor: ExactDecimal | null;
}

const receivedRefusals = ["factor_missing", "comes_to_nothing"] as const;
export type ReceivedRefusal = (typeof receivedRefusals)[number];

type ReceivedQuantity =
  | { readonly ok: true; readonly stocked: Thousandths; readonly factor: ExactDecimal }
  | { readonly ok: false; readonly reason: ReceivedRefusal };

/** Hundred-millionths in a thousandth. */
const EXACT_IN_THOUSANDTH = EXACT_WHOLE / 1000;

/**
 * Converts a purchased quantity to an ingredient's unit. Units of a family convert by their legal sizes, rounded once; others
 * by the entered factor. `comes_to_nothing`: below half a thousandth, or beyond the largest stock.
 */
export function receivedQuantity(purchased: PurchasedQuantity, itemUnit: string): ReceivedQuantity {
  const { quantity, unit } = purchased;
  const converted = convertQuantity(quantity, unit, itemUnit);
  if (converted !== null) {
    const factor = convertExact(exactDecimal(EXACT_WHOLE), unit, itemUnit) ?? exactDecimal(EXACT_WHOLE);
    return converted > 0 && converted <= MAX_STOCK ? { ok: true, stocked: converted, factor } : NOTHING;
  }
  const { factor } = purchased;
  if (factor === null || factor <= 0) return { ok: false, reason: "factor_missing" };
  const stocked = stockedQuantity(exactDecimal(quantity * EXACT_IN_THOUSANDTH), factor);
  return stocked === null ? NOTHING : { ok: true, stocked, factor };
}

const NOTHING = { ok: false, reason: "comes_to_nothing" } as const;
