import { cartDemand } from "../../../src/domain/cart/cart-demand.ts";
import type { InventoryItemId, MenuItemId } from "../../../src/domain/ids.ts";
import { requiredQuantities } from "../../../src/domain/inventory/find-shortages.ts";
import type { SeededMovement } from "../stock.ts";
import { demoStock, type IngredientKey } from "./demo-stock.ts";
import type { PlannedLine, PlannedOrder } from "./plan-sales.ts";

/** What these lines take from stock together, in thousandths by ingredient. */
export function ingredientsOf(lines: readonly PlannedLine[]): ReadonlyMap<InventoryItemId, number> {
  const recipes = new Map(lines.map(({ item }): [MenuItemId, typeof item.recipe] => [item.id, item.recipe]));
  const ordered = lines.map((line) => ({ ...line, menuItemId: line.item.id }));
  return requiredQuantities(cartDemand(ordered, recipes));
}

/**
 * The ledger of the store room over these orders, oldest first: what was there at `openedAt`, a delivery an hour
 * before whatever would otherwise run out, what each order took, and what came back of cancelled lines.
 */
export function planStock(
  ingredients: ReadonlyMap<InventoryItemId, IngredientKey>,
  orders: readonly PlannedOrder[],
  { openedAt }: { openedAt: Date },
): SeededMovement[] {
  const ledger = new Ledger(ingredients);
  for (const [item, key] of ingredients)
    ledger.add({ item, cause: "opening", quantity: demoStock[key].delivery, at: openedAt });
  for (const order of orders) {
    for (const [item, quantity] of ingredientsOf(order.lines)) {
      const key = ledger.keyOf(item);
      while (ledger.level(item) - quantity <= demoStock[key].low) {
        const at = new Date(order.at.getTime() - 3_600_000);
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
