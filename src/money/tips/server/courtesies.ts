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

/**
 * Reads what each courtesy gave on a business day, less what was taken off it on the same day: voided, or charged
 * again. What is taken off on a later day stands there, with negative pieces. A refund leaves a courtesy as it is.
 */
const FROM = `(
    select min(id) as id, sum(pieces)::integer as pieces
    from (
      select id, courtesy_id, business_date, case when becomes = 'free' then quantity else -quantity end as pieces
      from line_corrections
      where tenant_id = $1 and business_date between $2 and $3 and courtesy_id is not null and (was = 'free' or becomes = 'free')
    ) k
    group by courtesy_id, business_date having sum(pieces) <> 0
  ) g
  join line_corrections k on k.tenant_id = $1 and k.id = g.id
  join order_lines l on l.tenant_id = $1 and l.id = k.order_line_id
  join courtesies c on c.tenant_id = $1 and c.id = k.courtesy_id`;

/** Courtesies from day $2 to day $3; $4 is a pattern of item, combo or reason. */
const courtesyList = listSource<GivenCourtesy>()({
  id: "k.id",
  from: FROM,
  where: `($4::text is null or ${foldedSql("concat_ws(' ', l.title, l.combo_title, c.reason)")} like $4)`,
  sorts: { given: { by: "k.id", type: "bigint", index: { fewRows: "what a house gives away in a period" } } },
  columns: `k.id, k.created_at as at, k.business_date, l.title, l.variant_title, l.combo_title, g.pieces as quantity,
    c.unit_price_cents * g.pieces as worth, c.reason, u.name as by, a.name as approved_by, t.title as table_title`,
  details: `cross join lateral (select * from line_corrections where tenant_id = $1 and id = page.id offset 0) k
    cross join lateral (select * from order_lines where tenant_id = $1 and id = k.order_line_id offset 0) l
    cross join lateral (select * from orders where tenant_id = $1 and id = l.order_id offset 0) o
    cross join lateral (select * from courtesies where tenant_id = $1 and id = k.courtesy_id offset 0) c
    cross join lateral (
      select sum(case when becomes = 'free' then quantity else -quantity end)::integer as pieces from line_corrections
      where tenant_id = $1 and courtesy_id = k.courtesy_id and business_date = k.business_date
        and (was = 'free' or becomes = 'free')
    ) g
    cross join lateral (select * from accounts where tenant_id = $1 and id = o.account_id offset 0) n
    left join store_tables t on t.tenant_id = $1 and t.id = n.table_id
    left join users u on u.tenant_id = $1 and u.id = coalesce(k.created_by, c.created_by)
    left join users a on a.tenant_id = $1 and a.id = case when k.becomes = 'free' then c.approver_id end`,
});

const courtesyListValues = (
  tx: Tx,
  { from, to }: DateRange,
  { q }: Pick<QueryOf<typeof exportCourtesiesRoute>, "q">,
) => listValues(tx, from, to, searchPattern(q));

/** Sums the menu prices of all courtesies of these days, as the reports do. */
async function courtesyWorth(tx: Tx, { from, to }: DateRange): Promise<Cents> {
  const [total] = await tx.query<{ worth: Cents }>({
    text: `select coalesce(sum(c.unit_price_cents * g.pieces), 0)::bigint as worth from ${FROM}`,
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
