import type { readCountChoices } from "../../../contract/inventory/stock-counts.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { columnsOf } from "../../platform/db/columns-of.ts";
import type { StaffContext } from "../../platform/http/context.ts";

type Choices = ResponseOf<typeof readCountChoices>;

/** Every ingredient that can be counted, by title, and the open count that it is in. */
export function readChoices(ctx: StaffContext): Promise<Choices> {
  return ctx.inTenant(async (tx) => ({
    items: await tx.query<Choices["items"][number]>({
      text: `select ${choiceColumns} from inventory_items i
        left join stock_count_items c on c.tenant_id = $1 and c.inventory_item_id = i.id and c.is_open
        left join stock_counts s on s.tenant_id = $1 and s.id = c.count_id
        where i.tenant_id = $1 and i.archived_at is null order by i.sort_title, i.id`,
      values: [tx.tenantId],
    }),
  }));
}

const choiceColumns = columnsOf<Choices["items"][number]>({
  id: "i.id",
  title: "i.title",
  unit: "i.unit",
  group_title: "i.group_title",
  counted_in: "s.number",
});
