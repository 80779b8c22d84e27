import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listToBuy as definition } from "../contract/to-buy.ts";
import { toBuyList, toBuyValues } from "./to-buy-list.ts";
import { toBuyView } from "./to-buy-view.ts";

/** A page of what to buy. */
export function listToBuy(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const page = await readList(tx, toBuyList, toBuyValues(tx, ctx.now, query), query);
    return {
      ...page,
      rows: page.rows.map((row) => toBuyView(row, query.days)),
      groups: await groupsOf(tx),
      currency,
    };
  });
}

async function groupsOf(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ title: string }>({
    text: `select distinct group_title as title from inventory_items
      where tenant_id = $1 and archived_at is null and group_title is not null order by 1`,
    values: [tx.tenantId],
  });
  return rows.map(({ title }) => title);
}
