import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { isHeld } from "#service/orders/domain/course.ts";
import type { OpenAccount } from "#service/orders/web/public.ts";
import { heldNow } from "#service/orders/web/public.ts";

/** A dish of an account that its station is not to make yet. */
export interface HeldDish {
  readonly id: OrderLineId;
  readonly orderId: OrderId;
  readonly title: string;
  readonly quantity: number;
  readonly course: number | null;
  /** False for the part of a combo of which another part went to its station: it is not voided alone. */
  readonly isWhole: boolean;
}

/** What of an account waits for its course. */
export function heldOf({ orders }: Pick<OpenAccount, "orders">): HeldDish[] {
  const at = heldNow();
  return orders.flatMap(({ id: orderId, items }) =>
    items
      .filter((line) => isHeld(line, at))
      .map(({ id, item_title: title, quantity, course, combo }) => ({
        id,
        orderId,
        title,
        quantity,
        course,
        isWhole:
          combo === null || items.every((other) => other.combo?.uuid !== combo.uuid || isHeld(other, at)),
      })),
  );
}
