import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addStockMovement, adjustInventory } from "../contract/items.ts";
import { convertQuantity, isLostInRounding } from "../domain/units.ts";
import { ingredientById, ingredientView } from "./item-rows.ts";
import { lockItem } from "./lock-items.ts";
import { postStock } from "./post-stock.ts";
import { unitSaid } from "./unit-said.ts";

/**
 * Lowers the stock of an ingredient (back-office §4). Throws `adjust_no_changes` when it is unchanged,
 * `stock_in_by_purchase` when it would rise, and `changed_meanwhile` when it has moved since the person looked.
 */
export function adjustStock(
  ctx: StaffContext,
  {
    item_id: id,
    new_quantity: typed,
    unit,
    expected_quantity: expected,
    note,
  }: BodyOf<typeof adjustInventory>,
): Promise<ResponseOf<typeof adjustInventory>> {
  return ctx.inTenant(async (tx) => {
    const { title, current, unit: ownUnit } = await lockItem(tx, id);
    if (expected !== undefined && expected !== current)
      throw new AppError("changed_meanwhile", { details: { quantity: decimalFromThousandths(current) } });
    const quantity = quantityIn(ownUnit, typed, unit ?? ownUnit, "new_quantity");
    const refused = { field: "new_quantity", details: { title, quantity: decimalFromThousandths(current) } };
    if (quantity === current) throw new AppError("adjust_no_changes", refused);
    if (quantity > current) throw new AppError("stock_in_by_purchase", refused);
    const delta = thousandths(quantity - current);
    await postStock(tx, ctx, [{ itemId: id, delta, cause: "adjustment", note: note || null }]);
    const item = ingredientView(await ingredientById(tx, id));
    return { message: ctx.say("inventory.reply.adjusted", { title }), item };
  });
}

/** Posts wastage. Throws `wastage_above_stock` when it is more than the stock. */
export function writeOff(
  ctx: StaffContext,
  id: InventoryItemId,
  body: BodyOf<typeof addStockMovement>,
): Promise<ResponseOf<typeof addStockMovement>> {
  return ctx.inTenant(async (tx) => {
    const item = await lockItem(tx, id);
    const wasted = quantityIn(item.unit, body.quantity, body.unit ?? item.unit);
    if (wasted > item.current)
      throw new AppError("wastage_above_stock", {
        field: "quantity",
        details: {
          title: item.title,
          unit: unitSaid(item.unit, ctx.say),
          available: decimalFromThousandths(item.current),
        },
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
    const view = ingredientView(await ingredientById(tx, id));
    return { message: ctx.say("inventory.reply.wasted", { title: item.title }), item: view };
  });
}

/**
 * Converts a typed quantity into the ingredient's unit, half-up to a thousandth. Refuses the field `unit` when it
 * belongs to another family, and `field` when rounding changes the quantity by more than a tenth (0.5 g in kg;
 * docs/decisions/0059).
 */
export function quantityIn(
  unit: string,
  typed: Thousandths,
  typedUnit: string,
  field = "quantity",
): Thousandths {
  const quantity = convertQuantity(typed, typedUnit, unit);
  if (quantity === null)
    throw new AppError("invalid_input", { fields: [{ field: "unit", code: "unit_differs" }] });
  if (isLostInRounding(typed, typedUnit, unit))
    throw new AppError("invalid_input", { fields: [{ field, code: "unit_too_big" }] });
  return quantity;
}
