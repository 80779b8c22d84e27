import type { CustomerId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { afterWord } from "#platform/server/lists/after-word.ts";
import type { CustomerRecord } from "./customer-queries.ts";

/** So many fit on a screen; whoever is not among them types on. */
const FOUND_MAX = 20;
/** Words looked at before they are told apart: a customer may be found by several. */
const WORDS_MAX = 80;

export type Terms = readonly [string, ...string[]];

/** SQL: `customer_id` and `word` of customers of whom each term begins a word, by the words of the first. $1 to $5 are `wordValues`. */
export const WITH_WORDS = `select w.customer_id, w.word from customer_words w
  where w.tenant_id = $1 and w.word >= $2 and w.word < $3
    and not exists (
      select from unnest($4::text[], $5::text[]) as term (low, high)
      where not exists (
        select from customer_words other
        where other.tenant_id = $1 and other.customer_id = w.customer_id
          and other.word >= term.low and other.word < term.high))`;

/** What `WITH_WORDS` asks for, and how many at most: $6. */
export function wordValues(tx: Tx, [first, ...others]: Terms, max: number): unknown[] {
  return [tx.tenantId, first, afterWord(first), others, others.map(afterWord), max];
}

/**
 * SQL: the ids of those customers. Words are read in order from the index and only as many as are asked for, so that one letter
 * costs no more than a whole name.
 */
const FOUND_IDS = `select distinct hit.customer_id from (${WITH_WORDS} order by w.word, w.customer_id limit $6) hit`;

/** Customers of whom each term begins a word. */
export const findCustomers = (tx: Tx, terms: Terms) =>
  tx.query<CustomerRecord>({
    text: FIND_CUSTOMERS,
    values: [...wordValues(tx, terms, WORDS_MAX), FOUND_MAX],
  });

const FIND_CUSTOMERS = `select c.* from (${FOUND_IDS}) found
  join customers c on c.tenant_id = $1 and c.id = found.customer_id
  order by c.sort_name, c.id limit $7`;

/** The ids of customers of whom each term begins a word, out of so many words at most. */
export async function findCustomerIds(tx: Tx, terms: Terms, words: number): Promise<CustomerId[]> {
  const rows = await tx.query<{ customer_id: CustomerId }>({
    text: FOUND_IDS,
    values: wordValues(tx, terms, words),
  });
  return rows.map((row) => row.customer_id);
}
