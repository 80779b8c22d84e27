import type { ValidationCode } from "#app/contract/validation-code.ts";
import { unitCostOf } from "#back-office/purchase-documents/domain/line-costs.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { convertExact } from "#inventory/inventory/domain/units.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { InventoryItemId, VendorId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { receivedQuantity } from "../../domain/purchase-factor.ts";
import { type BoughtUnit, unitKey, unitsOf } from "../units/purchase-units.ts";
import { memoryKeys, type RememberedGoods, recallGoods } from "../vendors/vendor-memory.ts";
import type { LineToRecord } from "./purchase-to-record.ts";

/** Effect of a line on stock. */
interface LineStock {
  readonly ingredient: LineIngredient;
  readonly factor: ExactDecimal;
  /** Quantity in the ingredient's unit, above 0. */
  readonly quantity: Thousandths;
  /** Cost of the ingredient's unit; null when nobody entered one. */
  readonly unitCost: Micros | null;
}

/** A line with its position, the vendor's key, and its effect on stock; null without one. */
export interface StockedPurchaseLine extends LineToRecord {
  readonly line: number;
  readonly key: string;
  readonly stocked: LineStock | null;
}

/**
 * Finds the ingredient, quantity and cost of each line, and creates missing ingredients. Refuses lines with an unknown factor,
 * and those that come to nothing.
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
  const said = enteredFactor(line, ingredient) ?? knownFactor(line, ingredient, known);
  const received = receivedQuantity({ ...line, factor: said }, ingredient.unit);
  if (!received.ok)
    return received.reason === "factor_missing"
      ? { field: "factor", code: "factor_unknown" }
      : { field: "quantity", code: "stocked_too_little" };
  const { stocked: quantity, factor } = received;
  const unitCost = line.cost === null ? null : unitCostOf(line.cost, quantity);
  if (line.cost !== null && unitCost === null) return { field: "unit_price", code: "too_large" };
  return { ingredient, factor, quantity, unitCost };
}

/**
 * Returns the factor that the line itself gives. A new product gives it for the unit it would be kept in: for an existing
 * ingredient in another unit it is converted; null when that is not possible, so that somebody is asked.
 */
function enteredFactor({ stock }: LineToRecord, { unit }: LineIngredient): ExactDecimal | null {
  if (!stock || stock.factor === null) return null;
  const saidIn = typeof stock.item === "number" ? unit : stock.item.unit;
  const factor = convertExact(stock.factor, saidIn, unit);
  return factor !== null && factor > 0 ? factor : null;
}

/** Returns the factor with which these goods were bought before; else the ingredient's, from this vendor or from anybody. */
function knownFactor(line: Keyed, { id }: LineIngredient, { goods, units }: KnownFactors) {
  const name = unitKey(line.unit);
  const before = goods.get(line.key);
  if (before && before.itemId === id && unitKey(before.unit) === name) return before.factor;
  return units.find((each) => each.itemId === id && unitKey(each.name) === name)?.factor ?? null;
}

/** The ingredient of a line's goods. */
interface LineIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  /** Created by this purchase. */
  readonly isNew: boolean;
}

/**
 * Finds the ingredient of each line, in line order; null for what is not kept in stock. Creates an ingredient named by an
 * unknown title once for all lines with that title. Locks all of them until the commit. Throws `not_found` at the line for a
 * missing or deleted one.
 */
async function ingredientsOfLines(
  tx: Tx,
  now: Date,
  lines: readonly LineToRecord[],
): Promise<(LineIngredient | null)[]> {
  const named = lines.flatMap(({ stock }) => (typeof stock?.item === "number" ? [stock.item] : []));
  const byId = await stockLedger.lock(tx, [...named, ...(await idsOfTitles(tx, lines))]);
  const byTitle = new Map<string, LineIngredient>();
  const ingredients: (LineIngredient | null)[] = [];
  for (const { stock, field } of lines) {
    if (stock === null) {
      ingredients.push(null);
    } else if (typeof stock.item === "number") {
      const known = byId.get(stock.item);
      if (!known || known.isArchived)
        throw new AppError("not_found", { field: `${field}.inventory_item_id` });
      ingredients.push({ id: known.id, title: known.title, unit: known.unit, isNew: false });
    } else {
      const key = searchText(stock.item.title);
      const ingredient = byTitle.get(key) ?? (await stockLedger.add(tx, now, stock.item));
      byTitle.set(key, ingredient);
      ingredients.push(ingredient);
    }
  }
  return ingredients;
}

/** Finds the existing ingredients that lines name by title, so that all are locked in one order. */
async function idsOfTitles(tx: Tx, lines: readonly LineToRecord[]): Promise<InventoryItemId[]> {
  const titles = lines.flatMap(({ stock }) =>
    stock === null || typeof stock.item === "number" ? [] : [searchText(stock.item.title)],
  );
  if (titles.length === 0) return [];
  const rows = await tx.query<{ id: InventoryItemId }>({
    text: `select id from inventory_items where tenant_id = $1 and sort_title = any($2) and archived_at is null`,
    values: [tx.tenantId, [...new Set(titles)]],
  });
  return rows.map(({ id }) => id);
}
