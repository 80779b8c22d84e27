import type { Id, InventoryItemId, OrderId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Share } from "./goods-left.ts";
import type { Micros } from "./unit-cost.ts";

export const stockMovementTypes = ["IN", "OUT", "WASTAGE"] as const;
export type StockMovementType = (typeof stockMovementTypes)[number];

/** Why stock moved. What is sold and given back is `order`, `order_cancelled` and `refund`; people do the others. */
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

/** Why something was thrown away. */
export const wastageReasons = ["spoiled", "dropped", "expired", "staff_meal", "sample", "other"] as const;
export type WastageReason = (typeof wastageReasons)[number];

/** Who moves stock besides orders. */
export type PostingCause = Exclude<StockMovementCause, "order" | "order_cancelled" | "refund">;

/** The most of an ingredient that is typed at once, in thousandths of its unit: ten million units. */
export const MOST_STOCK = thousandths(10_000_000_000);

/** One movement to be posted: so much comes in (above 0) or goes out (below 0) of an ingredient. */
export interface StockPosting {
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
  readonly cause: PostingCause;
  /**
   * What a unit of it cost. Of what comes in it moves the average; of a purchase that is taken back it moves it back. Null or
   * left out: not known, and the average stays. What else goes out goes at the average.
   */
  readonly unitCost?: Micros | null;
  /** Of goods that go back to whoever sold them: what of them is still in stock (`goodsLeft`); all when left out. */
  readonly left?: Share;
  readonly purchaseId?: Id<"Purchase">;
  readonly countId?: Id<"StockCount">;
  readonly reason?: WastageReason | null;
  readonly note?: string | null;
}

/** What one order puts back (positive) or takes (negative) of one ingredient. */
export interface StockChange {
  readonly orderId: OrderId;
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
}

/** The type by which the specification tells movements (back-office §4). */
export function movementTypeOf({ delta, cause }: Pick<StockPosting, "delta" | "cause">): StockMovementType {
  if (cause === "wastage") return "WASTAGE";
  return delta > 0 ? "IN" : "OUT";
}
