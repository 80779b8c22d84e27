import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Micros } from "../domain/unit-cost.ts";
import { MOVED_AT } from "./write-movements.ts";

/** Sets what a unit of an ingredient costs from now on, and tells the screens; gives its title and what it cost before, undefined when there is none. */
export async function writeUnitCost(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  id: InventoryItemId,
  unitCost: Micros | null,
): Promise<{ readonly title: string; readonly before: Micros | null } | undefined> {
  // In a statement of its own, so that what follows sees the cost that whoever was waited for has set.
  await tx.query({
    text: "select id from inventory_items where tenant_id = $1 and id = $2 for no key update",
    values: [tx.tenantId, id],
  });
  const [changed] = await tx.query<{ title: string; before: Micros | null }>({
    text: `with old as (
        select i.id, i.unit_cost_micros, ${MOVED_AT} as at from inventory_items i
        where i.tenant_id = $1 and i.id = $2 and i.archived_at is null
      ), costed as (
        insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros, created_by)
        select $1, id, at, $4::bigint, $5 from old where unit_cost_micros is distinct from $4::bigint
      )
      update inventory_items i set unit_cost_micros = $4::bigint, updated_at = old.at from old
      where i.tenant_id = $1 and i.id = old.id
      returning i.title, old.unit_cost_micros as before`,
    values: [tx.tenantId, id, now, unitCost, userId],
  });
  if (changed) tx.emit({ type: "inventory_changed" });
  return changed;
}
