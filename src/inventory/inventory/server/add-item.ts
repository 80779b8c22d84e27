import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addInventoryItem as definition } from "../contract/items.ts";
import { editedFields, itemById, itemView } from "./item-rows.ts";
import { refuseTakenTitle } from "./lock-store-room.ts";
import { postStock } from "./post-stock.ts";

/** Adds an ingredient; what is there of it is its first movement in (back-office §3). */
export function addItem(
  ctx: StaffContext,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { title, unit, quantity } = body;
    await refuseTakenTitle(tx, title, null);
    const fields = {
      title,
      group_title: body.group_title || null,
      min_quantity_threshold: body.min_quantity_threshold,
    };
    const { id } = await tx.one(
      sqlOf
        .insertInto("inventory_items")
        .values({ ...fields, unit, tenant_id: tx.tenantId, updated_at: ctx.now })
        .returning("id"),
    );
    await postStock(tx, ctx, [
      { itemId: id, delta: quantity, cause: "opening", unitCost: body.unit_cost ?? null },
    ]);
    const act = { action: "inventory_item.added", subject: "inventory_item", subjectId: id } as const;
    const opening = { unit, quantity: decimalFromThousandths(quantity) };
    await recordAudit(tx, ctx, [{ ...act, before: null, after: { ...editedFields(fields), ...opening } }]);
    const item = itemView(await itemById(tx, id));
    return { message: ctx.say("inventory.reply.added", { title }), item };
  });
}
