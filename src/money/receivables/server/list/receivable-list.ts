import type { ResponseOf } from "#platform/contract/define.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";
import type { Receivable, sumReceivables } from "../../contract/receivables.ts";
import { AGE_SUMS } from "../age-sql.ts";

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

type ReceivableSums = ResponseOf<typeof sumReceivables>;

/** SQL: customers `c` who owe and of whom each word of $2 begins a word. */
const WHO_OWE = `c.tenant_id = $1 and c.balance_cents > 0 and not exists (
  select from unnest($2::text[]) as term (low)
  where not exists (
    select from customer_words w where w.tenant_id = $1 and w.customer_id = c.id and w.word ^@ term.low))`;

/** Those who owe, with ages as of the day $3; the day narrows nothing. */
export const receivableList = listSource<Receivable>()({
  id: "c.id",
  from: "customers c",
  where: `${WHO_OWE} and $3::date is not null`,
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

/** The parameters of the list: whose words these are, and the day from which ages are counted. */
export const receivableValues = (tx: Tx, typed: string | undefined, today: BusinessDate): unknown[] =>
  listValues(tx, customerSearchTerms(typed ?? ""), today);

/** What all of them owe together, by age. */
export async function sumsOfWhoOwe(tx: Tx, values: readonly unknown[]): Promise<ReceivableSums> {
  const [sums] = await tx.query<ReceivableSums>({
    text: `select count(distinct c.id)::integer as customers, coalesce(sum(d.open_cents), 0)::bigint as balance,
        ${AGE_SUMS}
      from customers c
      join customer_debts d on d.tenant_id = $1 and d.customer_id = c.id and d.open_cents > 0
      where ${WHO_OWE}`,
    values: [...values],
  });
  return required(sums, "sums");
}
