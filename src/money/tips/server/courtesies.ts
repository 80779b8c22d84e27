import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import {
  courtesyColumns,
  type exportCourtesies as exportCourtesiesRoute,
  type GivenCourtesy,
  type listCourtesies as listCourtesiesRoute,
} from "../contract/tips.ts";
import { resolvePeriod } from "./tips.ts";

const FROM = `orders o
  join order_lines l on l.tenant_id = $1 and l.order_id = o.id
  join courtesies c on c.tenant_id = $1 and c.id = l.courtesy_id`;
/**
 * Free lines by the business day of their order. A cancelled line was not given, unless a kept invoice has it: then it
 * was cancelled when that was given back before it was handed over.
 */
const WHERE = `o.tenant_id = $1 and o.business_date between $2 and $3 and (l.status <> 'cancelled' or exists (
    select from invoice_lines x where x.tenant_id = $1 and x.order_line_id = l.id and not exists (
      select from invoice_reversals v where v.tenant_id = $1 and v.invoice_id = x.invoice_id
    ) offset 0
  ))`;

/** Courtesies from day $2 to day $3; $4 is a pattern of item, combo or reason. */
const courtesyList = listSource<GivenCourtesy>()({
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

const courtesyListValues = (
  tx: Tx,
  { from, to }: DateRange,
  { q }: Pick<QueryOf<typeof exportCourtesiesRoute>, "q">,
) => listValues(tx, from, to, searchPattern(q));

/** Sums the menu prices of all courtesies of these days. */
async function courtesyWorth(tx: Tx, { from, to }: DateRange): Promise<Cents> {
  const [total] = await tx.query<{ worth: Cents }>({
    text: `select coalesce(sum(c.unit_price_cents * l.quantity), 0)::bigint as worth from ${FROM} where ${WHERE}`,
    values: [tx.tenantId, from, to],
  });
  return required(total, "the sum of courtesies").worth;
}

/** Returns a page of the courtesies of a period and the worth of them all. */
export function listCourtesies(
  ctx: StaffContext,
  query: QueryOf<typeof listCourtesiesRoute>,
): Promise<ResponseOf<typeof listCourtesiesRoute>> {
  return ctx.inTenant(async (tx) => {
    const { range, currency } = await resolvePeriod(tx, ctx, query);
    const page = await readList(tx, courtesyList, courtesyListValues(tx, range, query), query);
    return { ...page, ...range, worth: await courtesyWorth(tx, range), currency };
  });
}

export async function exportCourtesies(
  ctx: StaffContext,
  query: QueryOf<typeof exportCourtesiesRoute>,
): Promise<CsvFile> {
  const { range, zone } = await ctx.inTenant((tx) => resolvePeriod(tx, ctx, query));
  const rows = everyRow(ctx, courtesyList, (tx) => courtesyListValues(tx, range, query), query.sort);
  return {
    name: ctx.say("tips.courtesies.file"),
    rows: csvRows(courtesyColumns, rows, { say: ctx.say, zone }),
  };
}
