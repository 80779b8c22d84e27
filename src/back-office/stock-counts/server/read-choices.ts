import type { ResponseOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { readCountChoices } from "../contract/stock-counts.ts";
import { MOST_CHOICES } from "../domain/stock-count.ts";

type Choices = ResponseOf<typeof readCountChoices>;

/** What can be counted: the first ingredients that have the words, by title, and how much of each group is free. */
export function readChoices(ctx: StaffContext, q: string | undefined): Promise<Choices> {
  return ctx.inTenant(async (tx) => {
    const items = await tx.query<Choices["items"][number]>({
      text: `select ${choiceColumns} from inventory_items i
        left join stock_count_items c on c.tenant_id = $1 and c.inventory_item_id = i.id and c.is_open
        left join stock_counts s on s.tenant_id = $1 and s.id = c.count_id
        where i.tenant_id = $1 and i.archived_at is null and ($2::text is null or i.sort_title like $2)
        order by i.sort_title, i.id limit $3`,
      values: [tx.tenantId, searchPattern(q), MOST_CHOICES],
    });
    const parts = await tx.query<Choices["all"] & { title: string | null }>({
      text: `select i.group_title as title, count(*)::integer as items,
          (count(*) - count(c.inventory_item_id))::integer as free
        from inventory_items i
        left join stock_count_items c on c.tenant_id = $1 and c.inventory_item_id = i.id and c.is_open
        where i.tenant_id = $1 and i.archived_at is null group by i.group_title order by lower(i.group_title)`,
      values: [tx.tenantId],
    });
    const sum = (key: "items" | "free") => parts.reduce((total, part) => total + part[key], 0);
    return {
      items,
      all: { items: sum("items"), free: sum("free") },
      groups: parts.flatMap(({ title, ...part }) => (title === null ? [] : { title, ...part })),
    };
  });
}

const choiceColumns = columnsOf<Choices["items"][number]>({
  id: "i.id",
  title: "i.title",
  unit: "i.unit",
  group_title: "i.group_title",
  counted_in: "s.number",
});
