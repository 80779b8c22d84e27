import { sql } from "kysely";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { updateInventoryItem as definition } from "../contract/items.ts";
import { minimumProblem } from "../domain/minimum-problem.ts";
import { editedFields, itemById, itemView } from "./item-rows.ts";
import { lockItem, refuseTakenTitle } from "./lock-store-room.ts";

/** Changes title, group and minimum, which has a rule of its own (`minimumProblem`). */
export function updateItem(
  ctx: StaffContext,
  id: InventoryItemId,
  { version, unit, ...body }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const locked = await lockItem(tx, id);
    const before = editedFields({
      title: locked.title,
      group_title: locked.group,
      min_quantity_threshold: locked.lowThreshold,
    });
    refuseStaleEdit(version, before);
    if (unit !== undefined && unit !== locked.unit)
      throw new AppError("invalid_input", { fields: [{ field: "unit", code: "unit_locked" }] });
    const minimum = body.min_quantity_threshold;
    const problem = minimumProblem(minimum, { quantity: locked.current, minimum: locked.lowThreshold });
    if (problem)
      throw new AppError("invalid_input", {
        fields: [{ field: "min_quantity_threshold", code: problem }],
      });
    const fields = {
      title: body.title,
      group_title: body.group_title || null,
      min_quantity_threshold: minimum,
    };
    const after = editedFields(fields);
    if (versionOf(after) !== versionOf(before)) {
      if (fields.title !== locked.title) await refuseTakenTitle(tx, fields.title, id);
      await tx.run(
        sqlOf
          .updateTable("inventory_items")
          // Never back: the movements that follow lean on it (docs/decisions/0059).
          .set({ ...fields, updated_at: sql<Date>`greatest(updated_at, ${ctx.now})` })
          .where("tenant_id", "=", tx.tenantId)
          .where("id", "=", id),
      );
      const act = { action: "inventory_item.updated", subject: "inventory_item", subjectId: id } as const;
      await recordAudit(tx, ctx, [{ ...act, before, after }]);
      tx.emit({ type: "inventory_changed" });
    }
    const item = itemView(await itemById(tx, id));
    return { message: ctx.say("inventory.reply.saved", { title: item.title }), item };
  });
}
