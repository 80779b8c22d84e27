import type { InventoryItemId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { InventoryItem } from "../contract/items.ts";
import { stockState } from "../domain/stock-state.ts";
import { costOf } from "../domain/unit-cost.ts";

/** An ingredient as it lies in the database. */
export type ItemRow = Omit<InventoryItem, "status" | "value" | "version">;

/** What a row of `i` holds. */
export const itemColumns = columnsOf<ItemRow>({
  id: "i.id",
  title: "i.title",
  group_title: "i.group_title",
  quantity: "i.quantity",
  unit: "i.unit",
  min_quantity_threshold: "i.min_quantity_threshold",
  updated_at: "i.updated_at",
  unit_cost: "i.unit_cost_micros",
});

/** An ingredient as it leaves: with its status, what it is worth, and the version of what can be edited. */
export function itemView(row: ItemRow): InventoryItem {
  const { quantity, unit_cost: unitCost } = row;
  return {
    ...row,
    status: stockState(quantity, row.min_quantity_threshold),
    value: unitCost === null ? null : costOf([{ quantity, unitCost }]),
    version: versionOf(editedFields(row)),
  };
}

/** What the dialog "update" holds; the version of an edit and the audit log are made of it. */
export function editedFields(row: Pick<ItemRow, "title" | "group_title" | "min_quantity_threshold">) {
  const { title, group_title, min_quantity_threshold } = row;
  return { title, group_title, min_quantity_threshold: min_quantity_threshold / 1000 };
}

/** An ingredient and when it was deleted, null for one that is kept. Refuses `not_found`. */
export async function keptOrDeleted(
  tx: Tx,
  id: InventoryItemId,
): Promise<{ readonly row: ItemRow; readonly deletedAt: Date | null }> {
  const [item] = await tx.query<ItemRow & { deletedAt: Date | null }>({
    text: `select ${itemColumns}, i.archived_at as "deletedAt" from inventory_items i where i.tenant_id = $1 and i.id = $2`,
    values: [tx.tenantId, id],
  });
  const { deletedAt, ...row } = found(item);
  return { row, deletedAt };
}

/** An ingredient that is not deleted. Refuses `not_found`. */
export async function itemById(tx: Tx, id: InventoryItemId): Promise<ItemRow> {
  const [row] = await tx.query<ItemRow>({
    text: `select ${itemColumns} from inventory_items i where i.tenant_id = $1 and i.id = $2 and i.archived_at is null`,
    values: [tx.tenantId, id],
  });
  return found(row);
}
