import type { InventoryItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { dishesWith } from "./dishes-with.ts";
import { editedFields, type ItemRow, itemColumns } from "./item-rows.ts";

/** Dishes that a refusal names. */
const NAMED_DISHES = 5;

/** Deletes an ingredient: no list or picker has it, its movements stay. Refused while a recipe uses it (docs/decisions/0042). */
export function deleteItem(ctx: StaffContext, id: InventoryItemId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const item = found(await holdItem(tx, id));
    const dishes = await dishesWith(tx, id);
    if (dishes.length > 0) {
      const named = dishes.slice(0, NAMED_DISHES).map((dish) => dish.title);
      const more = dishes.length > named.length ? ["…"] : [];
      throw new AppError("inventory_item_in_recipe", {
        details: { title: item.title, dishes: [...named, ...more].join(", "), count: dishes.length },
      });
    }
    await tx.query({
      text: "update inventory_items set archived_at = $3 where tenant_id = $1 and id = $2",
      values: [tx.tenantId, id, ctx.now],
    });
    const act = { action: "inventory_item.deleted", subject: "inventory_item", subjectId: id } as const;
    await recordAudit(tx, ctx, [{ ...act, before: editedFields(item), after: null }]);
    tx.emit({ type: "inventory_changed" });
    return { message: ctx.say("inventory.reply.deleted", { title: item.title }) };
  });
}

/** Held against movements and against recipes that are about to name it. */
async function holdItem(tx: Tx, id: InventoryItemId): Promise<ItemRow | undefined> {
  const [row] = await tx.query<ItemRow>({
    text: `select ${itemColumns} from inventory_items i where i.tenant_id = $1 and i.id = $2 and i.archived_at is null for update`,
    values: [tx.tenantId, id],
  });
  return row;
}
