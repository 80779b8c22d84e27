import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addStockMovement as definition } from "../contract/items.ts";
import { itemById, itemView } from "./item-rows.ts";
import { lockItem } from "./lock-store-room.ts";
import { postStock } from "./post-stock.ts";
import { quantityIn } from "./quantity-in.ts";

/** Writes down what was thrown away. Refuses `wastage_above_stock` when that is more than there is. */
export function writeOff(
  ctx: StaffContext,
  id: InventoryItemId,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const item = await lockItem(tx, id);
    const wasted = quantityIn(item.unit, body.quantity, body.unit ?? item.unit);
    if (wasted > item.current)
      throw new AppError("wastage_above_stock", {
        field: "quantity",
        details: { title: item.title, unit: item.unit, available: decimalFromThousandths(item.current) },
      });
    await postStock(tx, ctx, [
      {
        itemId: id,
        delta: thousandths(-wasted),
        cause: "wastage",
        reason: body.reason ?? null,
        note: body.note || null,
      },
    ]);
    const view = itemView(await itemById(tx, id));
    return { message: ctx.say("inventory.reply.wasted", { title: item.title }), item: view };
  });
}
