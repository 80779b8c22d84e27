import type { QueryOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { listInventory } from "../contract/items.ts";
import { type ItemRow, itemColumns } from "./item-rows.ts";

/** Ingredients whose title fits the pattern $2; each filter has a source of its own, so that its index leads to the page. */
function itemsWith(filter: string, index: string) {
  return listSource<ItemRow>()({
    id: "i.id",
    from: "inventory_items i",
    where: `i.tenant_id = $1 and i.archived_at is null and ($2::text is null or i.sort_title like $2) ${filter}`,
    sorts: { title: { by: "i.sort_title", type: "text", index } },
    columns: itemColumns,
    details:
      "cross join lateral (select * from inventory_items where tenant_id = $1 and id = page.id offset 0) i",
  });
}

/** All that are not deleted. */
export const everyItem = itemsWith("", "inventory_items_by_title");
const ofStatus = itemsWith("and i.status = $3", "inventory_items_by_status");
const ofGroup = itemsWith(
  "and i.group_title = $3 and ($4::text is null or i.status = $4)",
  "inventory_items_by_group",
);

/** The list that a query asks for, with the values of its parameters. */
export function itemListOf(tx: Tx, { q, status, group }: QueryOf<typeof listInventory>) {
  const pattern = searchPattern(q);
  const asked = status === "all" ? null : status;
  if (group !== undefined) return { source: ofGroup, values: listValues(tx, pattern, group, asked) };
  if (asked !== null) return { source: ofStatus, values: listValues(tx, pattern, asked) };
  return { source: everyItem, values: listValues(tx, pattern) };
}
