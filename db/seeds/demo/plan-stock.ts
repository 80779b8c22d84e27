import { requiredQuantities } from "#inventory/inventory/domain/recipe.ts";
import type { WastageReason } from "#inventory/inventory/domain/stock-movement.ts";
import type { Id, InventoryItemId, MenuItemId } from "#platform/domain/ids.ts";
import { DAY_MS, HOUR_MS } from "#platform/domain/periods/durations.ts";
import { cartDemand } from "#service/cart/domain/cart-totals.ts";
import type { SeededMovement } from "../stock.ts";
import { demoStock, type IngredientKey } from "./demo-stock.ts";
import type { PlannedLine, PlannedOrder } from "./plan-sales.ts";

/** Returns what these lines take from stock together, in thousandths by ingredient. */
export function ingredientsOf(lines: readonly PlannedLine[]): ReadonlyMap<InventoryItemId, number> {
  const recipes = new Map(lines.map(({ item }): [MenuItemId, typeof item.recipe] => [item.id, item.recipe]));
  const ordered = lines.map((line) => ({ ...line, menuItemId: line.item.id }));
  return requiredQuantities(cartDemand(ordered, recipes));
}

/**
 * The ledger of the store room over these orders, oldest first: what was there at `openedAt`, a delivery an hour
 * before whatever would otherwise run out, what each order took, what came back of cancelled lines, and what each
 * morning was thrown away or missing.
 */
export function planStock(
  ingredients: ReadonlyMap<InventoryItemId, IngredientKey>,
  orders: readonly PlannedOrder[],
  { openedAt, by = null }: { openedAt: Date; by?: Id<"User"> | null },
): SeededMovement[] {
  const ledger = new Ledger(ingredients);
  for (const [item, key] of ingredients)
    ledger.add({ item, cause: "opening", quantity: demoStock[key].delivery, at: openedAt });
  let today = "";
  for (const order of orders) {
    const day = order.at.toISOString().slice(0, 10);
    if (day !== today && today !== "") lookThrough(ledger, [...ingredients.keys()], order.at, by);
    today = day;
    for (const [item, quantity] of ingredientsOf(order.lines)) {
      const key = ledger.keyOf(item);
      while (ledger.level(item) - quantity <= demoStock[key].low) {
        const at = new Date(order.at.getTime() - HOUR_MS);
        ledger.add({ item, cause: "purchase", quantity: demoStock[key].delivery, at });
      }
      ledger.add({ item, cause: "order", quantity: -quantity, order: order.uuid, at: order.at });
    }
    for (const line of order.lines.filter(({ status }) => status === "cancelled"))
      for (const [item, quantity] of ingredientsOf([line]))
        ledger.add({ item, cause: "order_cancelled", quantity, order: order.uuid, at: line.changedAt });
  }
  return ledger.movements;
}

const HALF_AN_HOUR_MS = 1_800_000;

/** Causes of losses, in turn; null is missing without a known cause. */
const losses: readonly { readonly reason: WastageReason | null; readonly note: string | null }[] = [
  { reason: "spoiled", note: null },
  { reason: "staff_meal", note: "Almuerzo del personal" },
  { reason: null, note: "Faltante al revisar la bodega" },
  { reason: "expired", note: null },
  { reason: "dropped", note: "Se cayó al descargar" },
  { reason: "sample", note: "Degustación para un cliente" },
];

/** Half an hour before the first order, two ingredients have lost a little: each day others, for another reason. */
function lookThrough(
  ledger: Ledger,
  items: readonly InventoryItemId[],
  opens: Date,
  by: Id<"User"> | null,
): void {
  const day = Math.floor(opens.getTime() / DAY_MS);
  for (const turn of [2 * day, 2 * day + 1]) {
    const item = items[(turn * 7) % items.length];
    const loss = losses[turn % losses.length];
    if (item === undefined || loss === undefined) continue;
    // Whole units: nobody throws a third of an egg away.
    const quantity = Math.floor((ledger.level(item) * 0.08) / 1000) * 1000;
    if (quantity === 0 || ledger.level(item) - quantity <= demoStock[ledger.keyOf(item)].low) continue;
    const cause = loss.reason === null ? "adjustment" : "wastage";
    ledger.add({
      ...loss,
      item,
      quantity: -quantity,
      cause,
      at: new Date(opens.getTime() - HALF_AN_HOUR_MS),
      by,
    });
  }
}

class Ledger {
  readonly movements: SeededMovement[] = [];
  readonly #levels = new Map<InventoryItemId, number>();
  readonly #keys: ReadonlyMap<InventoryItemId, IngredientKey>;

  constructor(keys: ReadonlyMap<InventoryItemId, IngredientKey>) {
    this.#keys = keys;
  }

  keyOf(item: InventoryItemId): IngredientKey {
    const key = this.#keys.get(item);
    if (key === undefined) throw new Error("A recipe names an ingredient that is not in the store room");
    return key;
  }

  level(item: InventoryItemId): number {
    return this.#levels.get(item) ?? 0;
  }

  add(movement: SeededMovement): void {
    this.#levels.set(movement.item, this.level(movement.item) + movement.quantity);
    this.movements.push(movement);
  }
}
