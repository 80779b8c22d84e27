import type { ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { afterWord } from "#platform/server/lists/search-sql.ts";
import type { searchCustomers as definition } from "../contract/customers.ts";
import { customerSearchTerms } from "../domain/customer-search.ts";
import type { CustomerRecord } from "./customer-queries.ts";
import { customerSummaryView } from "./customer-view.ts";

/** Finds the first customers for the typed text; none for a text without a letter or digit. */
export async function searchCustomers(
  ctx: StaffContext,
  typed: string,
): Promise<ResponseOf<typeof definition>> {
  const [first, ...others] = customerSearchTerms(typed);
  if (first === undefined) return { customers: [] };
  const rows = await ctx.inTenant((tx) => findCustomers(tx, [first, ...others]));
  return { customers: rows.map(customerSummaryView) };
}

/** Results that fit on a screen; for others people type more. */
const FOUND_MAX = 20;
/** Most matching words read: a customer may match with several. */
const WORDS_MAX = 80;

type Terms = readonly [string, ...string[]];

/**
 * SQL: `customer_id` and `word` of customers with a word for each term, by the words of the first. $1 to $5 are
 * `wordValues`.
 */
export const WITH_WORDS = `select w.customer_id, w.word from customer_words w
  where w.tenant_id = $1 and w.word >= $2 and w.word < $3
    and not exists (
      select from unnest($4::text[], $5::text[]) as term (low, high)
      where not exists (
        select from customer_words other
        where other.tenant_id = $1 and other.customer_id = w.customer_id
          and other.word >= term.low and other.word < term.high))`;

/** Returns the parameters of `WITH_WORDS`, and the limit as $6. */
export function wordValues(tx: Tx, [first, ...others]: Terms, max: number): unknown[] {
  return [tx.tenantId, first, afterWord(first), others, others.map(afterWord), max];
}

/**
 * SQL: the ids of those customers. Words are read in order from the index and only up to the limit, so that one
 * letter costs no more than a whole name.
 */
const FOUND_IDS = `select distinct hit.customer_id from (${WITH_WORDS} order by w.word, w.customer_id limit $6) hit`;

/** Finds customers with a word for each term. */
const findCustomers = (tx: Tx, terms: Terms) =>
  tx.query<CustomerRecord>({
    text: FIND_CUSTOMERS,
    values: [...wordValues(tx, terms, WORDS_MAX), FOUND_MAX],
  });

const FIND_CUSTOMERS = `select c.* from (${FOUND_IDS}) found
  join customers c on c.tenant_id = $1 and c.id = found.customer_id
  order by c.sort_name, c.id limit $7`;

/** Finds the ids of customers with a word for each term, reading at most `words` words. */
export async function findCustomerIds(tx: Tx, terms: Terms, words: number): Promise<CustomerId[]> {
  const rows = await tx.query<{ customer_id: CustomerId }>({
    text: FOUND_IDS,
    values: wordValues(tx, terms, words),
  });
  return rows.map((row) => row.customer_id);
}
