import type { Tx } from "#platform/server/db/tx.ts";

/** The groups of ingredients by name: one look at the index for each, however many ingredients there are. */
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
