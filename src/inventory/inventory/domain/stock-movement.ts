import type { Id, InventoryItemId, OrderId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Share } from "./goods-left.ts";
import type { Micros } from "./unit-cost.ts";

export const stockMovementTypes = ["IN", "OUT", "WASTAGE"] as const;
export type StockMovementType = (typeof stockMovementTypes)[number];

/** Causes of movements. `order`, `order_cancelled` and `refund` come from sales; people post the others. */
export const stockMovementCauses = [
  "opening",
  "purchase",
  "purchase_cancelled",
  "order",
  "order_cancelled",
  "refund",
  "wastage",
  "adjustment",
  "count",
] as const;
export type StockMovementCause = (typeof stockMovementCauses)[number];

export const wastageReasons = ["spoiled", "dropped", "expired", "staff_meal", "sample", "other"] as const;
export type WastageReason = (typeof wastageReasons)[number];

/** Causes of movements that do not come from orders. */
export type PostingCause = Exclude<StockMovementCause, "order" | "order_cancelled" | "refund">;

/** Most of an ingredient in one entry, in thousandths of its unit: ten million units. */
export const MAX_STOCK = thousandths(10_000_000_000);

/** A movement to be posted: so much comes in (above 0) or goes out (below 0). */
export interface StockPosting {
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
  readonly cause: PostingCause;
  /**
   * Cost of one unit. Goods that come in change the average by it; a returned purchase changes it back. Null or left
   * out: unknown, and the average stays. Other goods go out at the average.
   */
  readonly unitCost?: Micros | null;
  /**
   * For goods that go back to the vendor: how much of them is still in stock (`goodsLeft`); all when left out.
   */
  readonly left?: Share;
  readonly purchaseId?: Id<"Purchase">;
  readonly countId?: Id<"StockCount">;
  readonly reason?: WastageReason | null;
  readonly note?: string | null;
}

/** Stock of one ingredient that one order returns (above 0) or takes (below 0). */
export interface StockChange {
  readonly orderId: OrderId;
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
}

/** Returns the specification's type of a movement (back-office §4). */
export function movementTypeOf({ delta, cause }: Pick<StockPosting, "delta" | "cause">): StockMovementType {
  if (cause === "wastage") return "WASTAGE";
  return delta > 0 ? "IN" : "OUT";
}
