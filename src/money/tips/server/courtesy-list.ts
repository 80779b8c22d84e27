import type { QueryOf } from "#platform/contract/define.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportCourtesies, GivenCourtesy } from "../contract/tips.ts";

const FROM = `orders o
  join order_lines l on l.tenant_id = $1 and l.order_id = o.id
  join courtesies c on c.tenant_id = $1 and c.id = l.courtesy_id`;
/** Lines that are free, by the business day of their order; what was cancelled after all was not given. */
const WHERE = `o.tenant_id = $1 and o.business_date between $2 and $3 and l.status <> 'cancelled'`;

/** What was given for free from day $2 to day $3; $4 a pattern of item, combo or reason. */
export const courtesyList = listSource<GivenCourtesy>()({
  id: "l.id",
  from: FROM,
  where: `${WHERE} and ($4::text is null or ${foldedSql("concat_ws(' ', l.title, l.combo_title, c.reason)")} like $4)`,
  sorts: { given: { by: "c.id", type: "bigint", index: { fewRows: "what a house gives away in a period" } } },
  columns: `l.id, c.created_at as at, o.business_date, l.title, l.variant_title, l.combo_title, l.quantity,
    c.unit_price_cents * l.quantity as worth, c.reason, u.name as by, a.name as approved_by, t.title as table_title`,
  details: `cross join lateral (select * from order_lines where tenant_id = $1 and id = page.id offset 0) l
    cross join lateral (select * from orders where tenant_id = $1 and id = l.order_id offset 0) o
    cross join lateral (select * from courtesies where tenant_id = $1 and id = l.courtesy_id offset 0) c
    cross join lateral (select * from accounts where tenant_id = $1 and id = o.account_id offset 0) n
    left join store_tables t on t.tenant_id = $1 and t.id = n.table_id
    join users u on u.tenant_id = $1 and u.id = c.created_by
    left join users a on a.tenant_id = $1 and a.id = c.approver_id`,
});

export const courtesyListValues = (
  tx: Tx,
  { from, to }: DateRange,
  { q }: Pick<QueryOf<typeof exportCourtesies>, "q">,
) => listValues(tx, from, to, searchPattern(q));

/** What all that was given in these days would have come to. */
export async function courtesyWorth(tx: Tx, { from, to }: DateRange): Promise<Cents> {
  const [total] = await tx.query<{ worth: Cents }>({
    text: `select coalesce(sum(c.unit_price_cents * l.quantity), 0)::bigint as worth from ${FROM} where ${WHERE}`,
    values: [tx.tenantId, from, to],
  });
  return required(total, "the sum of courtesies").worth;
}
