import type { InventoryItemId } from "../../../domain/ids.ts";
import type { Micros } from "../../../domain/inventory/unit-cost.ts";
import type { Tx } from "../../platform/db/tx.ts";

/** Sets what a unit of an ingredient costs; gives its title and what it cost before, undefined when there is none. */
export async function writeUnitCost(
  tx: Tx,
  id: InventoryItemId,
  unitCost: Micros | null,
): Promise<{ readonly title: string; readonly before: Micros | null } | undefined> {
  const [changed] = await tx.query<{ title: string; before: Micros | null }>({
    text: `with old as (
        select id, unit_cost_micros from inventory_items where tenant_id = $1 and id = $2 for update
      )
      update inventory_items i set unit_cost_micros = $3 from old
      where i.tenant_id = $1 and i.id = old.id
      returning i.title, old.unit_cost_micros as before`,
    values: [tx.tenantId, id, unitCost],
  });
  return changed;
}
