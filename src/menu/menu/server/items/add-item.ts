import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type addMenuItem, billingOf } from "../../contract/menu-items.ts";
import { changeMenu } from "../change-menu.ts";
import { recordsOf } from "../menu-record.ts";
import { refuseBilling, refuseTakenTitle, refuseUnknownNames } from "./check-item.ts";
import { auditedItem, itemVersion } from "./item-fields.ts";
import { itemById } from "./item-rows.ts";
import { billingColumns, insertItem, lastPlace, markColumns } from "./write-item.ts";

/** Adds an item behind the others of its category. */
export function addItem(
  ctx: StaffContext,
  body: BodyOf<typeof addMenuItem>,
): Promise<ResponseOf<typeof addMenuItem>> {
  return changeMenu(ctx, async (tx) => {
    const billing = billingOf(body);
    refuseBilling(billing);
    await refuseUnknownNames(tx, body);
    const { title, categoryId = null } = body;
    await refuseTakenTitle(tx, { id: null, title, categoryId });
    const columns = {
      title,
      description: body.description || null,
      price_cents: body.price,
      net_price_cents: body.netPrice ?? null,
      category_id: categoryId,
      tax_id: body.taxId ?? null,
      station_id: body.stationId ?? null,
      ...billingColumns(billing),
      ...markColumns({ allergens: body.allergens ?? null, diets: body.diets ?? [] }),
    };
    const id = await insertItem(tx, columns, await lastPlace(tx, categoryId));
    const item = await itemById(tx, id);
    return {
      audit: recordsOf("menu_item.added", id, null, auditedItem(item)),
      answer: { message: ctx.say("menu.reply.item_added", { title }), id, version: itemVersion(item) },
    };
  });
}
