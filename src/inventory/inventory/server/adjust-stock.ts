import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { decimalFromThousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { adjustInventory as definition } from "../contract/items.ts";
import { itemById, itemView } from "./item-rows.ts";
import { lockItem } from "./lock-store-room.ts";
import { postStock } from "./post-stock.ts";
import { quantityIn } from "./quantity-in.ts";

/**
 * Lowers what is there of an ingredient (back-office §4). Refuses `adjust_no_changes` for what it is already,
 * `stock_in_by_purchase` for more, and `changed_meanwhile` when it has moved since the person looked.
 */
export function adjustStock(
  ctx: StaffContext,
  { item_id: id, new_quantity: typed, unit, expected_quantity: expected, note }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { title, current, unit: kept } = await lockItem(tx, id);
    if (expected !== undefined && expected !== current)
      throw new AppError("changed_meanwhile", { details: { quantity: decimalFromThousandths(current) } });
    const quantity = quantityIn(kept, typed, unit ?? kept, "new_quantity");
    const refused = { field: "new_quantity", details: { title, quantity: decimalFromThousandths(current) } };
    if (quantity === current) throw new AppError("adjust_no_changes", refused);
    if (quantity > current) throw new AppError("stock_in_by_purchase", refused);
    const delta = thousandths(quantity - current);
    await postStock(tx, ctx, [{ itemId: id, delta, cause: "adjustment", note: note || null }]);
    const item = itemView(await itemById(tx, id));
    return { message: ctx.say("inventory.reply.adjusted", { title }), item };
  });
}
