import type { InventoryItemId, MenuItemId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { InventoryItem } from "../contract/items.ts";
import { stockState } from "../domain/stock-state.ts";
import { costOf } from "../domain/unit-cost.ts";

/** An ingredient as stored. */
export type IngredientRow = Omit<InventoryItem, "status" | "value" | "version">;

/** Columns of `i`. */
export const itemColumns = columnsOf<IngredientRow>({
  id: "i.id",
  title: "i.title",
  group_title: "i.group_title",
  quantity: "i.quantity",
  unit: "i.unit",
  min_quantity_threshold: "i.min_quantity_threshold",
  updated_at: "i.updated_at",
  unit_cost: "i.unit_cost_micros",
});

/** Turns a stored ingredient into that of the contract, with its status, value and version. */
export function ingredientView(row: IngredientRow): InventoryItem {
  const { quantity, unit_cost: unitCost } = row;
  return {
    ...row,
    status: stockState(quantity, row.min_quantity_threshold),
    value: unitCost === null ? null : costOf([{ quantity, unitCost }]),
    version: versionOf(editedIngredientFields(row)),
  };
}

/** Returns the fields of the dialog "update"; the version of an edit and the audit log are made of them. */
export function editedIngredientFields(
  row: Pick<IngredientRow, "title" | "group_title" | "min_quantity_threshold">,
) {
  const { title, group_title, min_quantity_threshold } = row;
  return { title, group_title, min_quantity_threshold: min_quantity_threshold / 1000 };
}

/** Reads an ingredient, even a deleted one, with the time of its deletion (else null). Throws `not_found`. */
export async function itemEvenIfDeleted(
  tx: Tx,
  id: InventoryItemId,
): Promise<{ readonly row: IngredientRow; readonly deletedAt: Date | null }> {
  const [item] = await tx.query<IngredientRow & { deletedAt: Date | null }>({
    text: `select ${itemColumns}, i.archived_at as "deletedAt" from inventory_items i where i.tenant_id = $1 and i.id = $2`,
    values: [tx.tenantId, id],
  });
  const { deletedAt, ...row } = found(item);
  return { row, deletedAt };
}

/** Reads an ingredient that is not deleted. Throws `not_found`. */
export async function ingredientById(tx: Tx, id: InventoryItemId): Promise<IngredientRow> {
  const [row] = await tx.query<IngredientRow>({
    text: `select ${itemColumns} from inventory_items i where i.tenant_id = $1 and i.id = $2 and i.archived_at is null`,
    values: [tx.tenantId, id],
  });
  return found(row);
}

/** Reads the dishes on the menu whose recipe contains an ingredient, by title; the menu is above the inventory. */
export type DishesWith = (
  tx: Tx,
  id: InventoryItemId,
) => Promise<{ readonly id: MenuItemId; readonly title: string }[]>;

/** Reads the groups of ingredients by name, with one index lookup for each group. */
export async function groupTitles(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ title: string }>({
    text: `with recursive groups as (
        (select group_title as title from inventory_items
          where tenant_id = $1 and archived_at is null and group_title is not null order by group_title limit 1)
        union all
        select (select i.group_title from inventory_items i
          where i.tenant_id = $1 and i.archived_at is null and i.group_title > g.title order by i.group_title limit 1)
        from groups g where g.title is not null
      ) select title from groups where title is not null`,
    values: [tx.tenantId],
  });
  return rows.map(({ title }) => title);
}
