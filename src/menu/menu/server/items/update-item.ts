import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import { billingOf, type updateMenuItem } from "../../contract/menu-items.ts";
import { changeMenu } from "../change-menu.ts";
import { recordsOf } from "../menu-record.ts";
import { refuseBilling, refuseMarks, refuseTakenTitle, refuseUnknownNames } from "./check-item.ts";
import { auditedItem, itemFields, itemVersion } from "./item-fields.ts";
import { type ItemRow, itemById } from "./item-rows.ts";
import { billingColumns, lastPlace, markColumns, writeItem } from "./write-item.ts";

/** Changes an item. In another category it stands behind the others; what was ordered stays as it was sold. */
export function updateItem(
  ctx: StaffContext,
  id: MenuItemId,
  body: BodyOf<typeof updateMenuItem>,
): Promise<ResponseOf<typeof updateMenuItem>> {
  return changeMenu(ctx, async (tx) => {
    const before = await itemById(tx, id);
    refuseStaleEdit(body.version, itemFields(before));
    const billing = billingOf(body, before);
    refuseBilling(billing);
    const { allergens = before.allergens, diets = before.diets } = body;
    refuseMarks({ allergens, diets });
    await refuseNewNames(tx, body, before);
    const { title, categoryId = before.categoryId } = body;
    const isMoved = categoryId !== before.categoryId;
    if (isMoved || searchText(title) !== searchText(before.title))
      await refuseTakenTitle(tx, { id, title, categoryId });
    await writeItem(tx, id, {
      title,
      description: body.description === undefined ? before.description : body.description || null,
      price_cents: body.price,
      net_price_cents: body.netPrice === undefined ? before.netPrice : body.netPrice,
      category_id: categoryId,
      tax_id: body.taxId === undefined ? before.taxId : body.taxId,
      station_id: body.stationId === undefined ? before.stationId : body.stationId,
      ...(isMoved && { position: await lastPlace(tx, categoryId) }),
      ...billingColumns(billing),
      ...markColumns({ allergens, diets }),
    });
    const after = await itemById(tx, id);
    return {
      audit: recordsOf("menu_item.updated", id, auditedItem(before), auditedItem(after)),
      answer: { message: ctx.say("menu.reply.item_saved", { title }), id, version: itemVersion(after) },
    };
  });
}

/** What the item names already may stay, whatever became of it. */
function refuseNewNames(tx: Tx, body: BodyOf<typeof updateMenuItem>, before: ItemRow): Promise<void> {
  const changed = <Value>(now: Value, kept: Value) => (now === kept ? undefined : now);
  return refuseUnknownNames(tx, {
    categoryId: changed(body.categoryId, before.categoryId),
    taxId: changed(body.taxId, before.taxId),
    stationId: changed(body.stationId, before.stationId),
  });
}
