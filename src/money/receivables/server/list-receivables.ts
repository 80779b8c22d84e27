import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";
import {
  type exportReceivables as exportReceivablesRoute,
  type listReceivables as listReceivablesRoute,
  type Receivable,
  receivableColumns,
  type sumReceivables as sumReceivablesRoute,
} from "../contract/receivables.ts";
import { AGE_SUMS } from "./statement/account-queries.ts";

const columns = columnsOf<Receivable>({
  id: "c.id",
  name: "c.name",
  phone: "c.phone",
  credit_limit: "c.credit_limit_cents",
  balance: "c.balance_cents",
  current: "aged.current",
  days_30: "aged.days_30",
  days_60: "aged.days_60",
  days_90: "aged.days_90",
  oldest: "aged.oldest",
});

type ReceivableSums = ResponseOf<typeof sumReceivablesRoute>;

/** SQL: customers `c` who owe; each word of $2 must begin a word of theirs. */
const DEBTORS = `c.tenant_id = $1 and c.balance_cents > 0 and not exists (
  select from unnest($2::text[]) as term (low)
  where not exists (
    select from customer_words w where w.tenant_id = $1 and w.customer_id = c.id and w.word ^@ term.low))`;

/** Customers who owe. Ages are counted from the day $3, which narrows nothing. */
const receivableList = listSource<Receivable>()({
  id: "c.id",
  from: "customers c",
  where: `${DEBTORS} and $3::date is not null`,
  sorts: {
    balance: { by: "c.balance_cents", type: "bigint", index: "customers_who_owe" },
    name: { by: "c.sort_name", type: "text", index: "customers_who_owe_by_name" },
  },
  columns,
  details: `cross join lateral (select * from customers where tenant_id = $1 and id = page.id offset 0) c
    cross join lateral (
      select ${AGE_SUMS}, min(d.business_date)::text as oldest
      from customer_debts d where d.tenant_id = $1 and d.customer_id = page.id and d.open_cents > 0
    ) aged`,
});

/** Returns the list's parameters: the words searched for and the day from which ages are counted. */
const receivableValues = (tx: Tx, typed: string | undefined, today: BusinessDate): unknown[] =>
  listValues(tx, customerSearchTerms(typed ?? ""), today);

async function sumDebts(tx: Tx, values: readonly unknown[]): Promise<ReceivableSums> {
  const [sums] = await tx.query<ReceivableSums>({
    text: `select count(distinct c.id)::integer as customers, coalesce(sum(d.open_cents), 0)::bigint as balance,
        ${AGE_SUMS}
      from customers c
      join customer_debts d on d.tenant_id = $1 and d.customer_id = c.id and d.open_cents > 0
      where ${DEBTORS}`,
    values: [...values],
  });
  return required(sums, "sums");
}

/** Returns a page of the customers who owe, with their debt by age. */
export function listReceivables(
  ctx: StaffContext,
  query: QueryOf<typeof listReceivablesRoute>,
): Promise<ResponseOf<typeof listReceivablesRoute>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const values = receivableValues(tx, query.q, today);
    const page = await readList(tx, receivableList, values, query);
    return { ...page, today, currency };
  });
}

/** Sums what the listed customers owe, by age. A route of its own, so that the page does not wait for it. */
export function sumReceivables(
  ctx: StaffContext,
  { q }: QueryOf<typeof sumReceivablesRoute>,
): Promise<ReceivableSums> {
  return ctx.inTenant(async (tx) => {
    const { today } = await readSettings(tx, ctx.now);
    return sumDebts(tx, receivableValues(tx, q, today));
  });
}

export async function exportReceivables(
  ctx: StaffContext,
  query: QueryOf<typeof exportReceivablesRoute>,
): Promise<CsvFile> {
  const values = await ctx.inTenant(async (tx) =>
    receivableValues(tx, query.q, (await readSettings(tx, ctx.now)).today),
  );
  const rows = everyRow(ctx, receivableList, () => values, query.sort);
  return { name: ctx.say("receivables.file.receivables_name"), rows: csvRows(receivableColumns, rows, ctx) };
}
