import type { ValidationCode } from "#app/contract/validation-code.ts";
import { unitCostOf } from "#back-office/purchase-documents/domain/line-costs.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { convertExact } from "#inventory/inventory/domain/units.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { receivedQuantity } from "../../domain/received-quantity.ts";
import { type BoughtUnit, unitKey, unitsOf } from "../units/unit-queries.ts";
import { memoryKeys, type RememberedGoods, recallGoods } from "../vendors/vendor-memory.ts";
import { ingredientsOfLines, type LineIngredient } from "./ingredients-of-lines.ts";
import type { LineToRecord } from "./purchase-to-record.ts";

/** What a line does to stock. */
export interface LineStock {
  readonly ingredient: LineIngredient;
  readonly factor: ExactDecimal;
  /** In the ingredient's unit; above 0. */
  readonly quantity: Thousandths;
  /** Of the ingredient's unit; null when nobody said. */
  readonly unitCost: Micros | null;
}

/** A line with its place, its name at the vendor's and what it does to stock; null where it does nothing. */
export interface StockedPurchaseLine extends LineToRecord {
  readonly line: number;
  readonly key: string;
  readonly stocked: LineStock | null;
}

/** As much as a unit may cost: what the ledger keeps. */
const MOST_UNIT_COST = 1_000_000_000_000;

/**
 * Which ingredient each line is, how much of it comes and what it cost; ingredients that are not there are made. Refuses lines of
 * which nobody said how many of the ingredient's unit they are, and those that come to nothing.
 */
export async function stockedLines(
  tx: Tx,
  now: Date,
  vendorId: VendorId | null,
  lines: readonly LineToRecord[],
): Promise<StockedPurchaseLine[]> {
  const keys = memoryKeys(lines);
  const ingredients = await ingredientsOfLines(tx, now, lines);
  const known: KnownFactors = {
    goods: vendorId === null ? new Map() : await recallGoods(tx, vendorId, keys),
    units: await unitsOf(
      tx,
      ingredients.flatMap((ingredient) => (ingredient ? [ingredient.id] : [])),
      vendorId,
    ),
  };
  const refusals: { field: string; code: ValidationCode }[] = [];
  const stocked = lines.map((line, index): StockedPurchaseLine => {
    const key = keys[index] ?? "";
    const ingredient = ingredients[index] ?? null;
    if (line.quantity <= 0) refusals.push({ field: `${line.field}.quantity`, code: "too_small" });
    const stock = ingredient && lineStock({ ...line, key }, ingredient, known);
    if (stock && "code" in stock) refusals.push({ ...stock, field: `${line.field}.${stock.field}` });
    return { ...line, line: index + 1, key, stocked: stock && "code" in stock ? null : stock };
  });
  if (refusals.length > 0) throw new AppError("invalid_input", { fields: refusals });
  return stocked;
}

interface KnownFactors {
  readonly goods: ReadonlyMap<string, RememberedGoods>;
  readonly units: readonly BoughtUnit[];
}

type Keyed = LineToRecord & { readonly key: string };

function lineStock(
  line: Keyed,
  ingredient: LineIngredient,
  known: KnownFactors,
): LineStock | { readonly field: string; readonly code: ValidationCode } {
  const said = saidFactor(line, ingredient) ?? knownFactor(line, ingredient, known);
  const received = receivedQuantity({ ...line, factor: said }, ingredient.unit);
  if (!received.ok)
    return received.reason === "factor_missing"
      ? { field: "factor", code: "factor_unknown" }
      : { field: "quantity", code: "stocked_too_little" };
  const { stocked: quantity, factor } = received;
  const unitCost = line.cost === null ? null : unitCostOf(line.cost, quantity);
  if (line.cost !== null && (unitCost === null || unitCost > MOST_UNIT_COST))
    return { field: "unit_price", code: "too_large" };
  return { ingredient, factor, quantity, unitCost };
}

/**
 * How many of the ingredient's unit the line says one of its own is. A new product's line says it of the unit it would be kept in: of an
 * ingredient that is there already, and kept in another, as much as that converts to; null, so that it is asked, where it does not.
 */
function saidFactor({ stock }: LineToRecord, { unit }: LineIngredient): ExactDecimal | null {
  if (!stock || stock.factor === null) return null;
  const saidIn = typeof stock.item === "number" ? unit : stock.item.unit;
  const factor = convertExact(stock.factor, saidIn, unit);
  return factor !== null && factor > 0 ? factor : null;
}

/** As these goods were bought before; as the ingredient is bought of this vendor, or of anybody. */
function knownFactor(line: Keyed, { id }: LineIngredient, { goods, units }: KnownFactors) {
  const name = unitKey(line.unit);
  const before = goods.get(line.key);
  if (before && before.itemId === id && unitKey(before.unit) === name) return before.factor;
  return units.find((each) => each.itemId === id && unitKey(each.name) === name)?.factor ?? null;
}
