import type { InventoryItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decimalFromMicros, type Micros } from "../domain/unit-cost.ts";
import { writeUnitCost } from "./write-unit-cost.ts";

/** Says what a unit of an ingredient costs; costs and margins of recipes follow from it. */
export function setUnitCost(
  ctx: StaffContext,
  id: InventoryItemId,
  unitCost: Micros | null,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { title, before } = found(await writeUnitCost(tx, ctx, id, unitCost));
    const recorded = (cost: Micros | null) => ({
      title,
      unit_cost: cost === null ? null : String(decimalFromMicros(cost)),
    });
    await recordAudit(tx, ctx, [
      {
        action: "inventory_item.cost_set",
        subject: "inventory_item",
        subjectId: id,
        before: recorded(before),
        after: recorded(unitCost),
      },
    ]);
    return { message: ctx.say("menu.reply.cost_saved", { title }) };
  });
}
