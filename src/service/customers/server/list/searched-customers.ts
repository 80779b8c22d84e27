import { MOST_COUNTED } from "#platform/contract/lists.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { afterWord } from "#platform/server/lists/after-word.ts";
import { listValues, type RowsOf } from "#platform/server/lists/list-source.ts";
import type { CustomerRow } from "../../contract/customers.ts";
import { customerSearchTerms } from "../../domain/customer-search.ts";
import { WITH_WORDS, wordValues } from "../found-customers.ts";
import { allCustomers, fewCustomers, manyCustomers } from "./customer-list.ts";

/** Words looked at before customers are told apart: one may be found by several of theirs. */
const WORDS_MAX = 4 * MOST_COUNTED;
/** How far the words of a term are counted, to begin with the one that fewest have. */
const COUNTED_MAX = 2 * MOST_COUNTED;

/** The list that answers what was typed, with the values of its parameters. */
export interface SearchedCustomers {
  readonly source: RowsOf<CustomerRow, "created_at" | "name">;
  readonly values: readonly unknown[];
  readonly isCounted: boolean;
}

/**
 * Customers of whom each typed word begins a word, or all for nothing typed. Few are found by their words and then put in
 * order; of many the order is walked until a page is full.
 */
export async function searchedCustomers(tx: Tx, typed: string | undefined): Promise<SearchedCustomers> {
  if (!typed) return { source: allCustomers, values: listValues(tx), isCounted: true };
  const terms = await rarestFirst(tx, customerSearchTerms(typed));
  const ids = await idsOf(tx, terms);
  if (ids !== null) return { source: fewCustomers, values: listValues(tx, ids), isCounted: true };
  return { source: manyCustomers, values: listValues(tx, terms, terms.map(afterWord)), isCounted: false };
}

async function rarestFirst(tx: Tx, terms: readonly string[]): Promise<readonly string[]> {
  if (terms.length < 2) return terms;
  const rows = await tx.query<{ term: string }>({
    text: `select term.low as term
      from unnest($2::text[], $3::text[]) with ordinality as term (low, high, place)
      cross join lateral (
        select count(*) as n from (
          select from customer_words w
          where w.tenant_id = $1 and w.word >= term.low and w.word < term.high limit $4
        ) counted
      ) having_it
      order by having_it.n, term.place`,
    values: [tx.tenantId, terms, terms.map(afterWord), COUNTED_MAX],
  });
  return rows.map(({ term }) => term);
}

/** Who has all terms; null when there are more than lists count. */
async function idsOf(tx: Tx, [first, ...others]: readonly string[]): Promise<CustomerId[] | null> {
  if (first === undefined) return [];
  const rows = await tx.query<{ id: CustomerId; words: number }>({
    text: IDS,
    values: wordValues(tx, [first, ...others], WORDS_MAX),
  });
  const isAll = (rows[0]?.words ?? 0) < WORDS_MAX && rows.length <= MOST_COUNTED;
  return isAll ? rows.map(({ id }) => id) : null;
}

const IDS = `select customer_id as id, max(words)::integer as words
  from (select customer_id, count(*) over () as words from (${WITH_WORDS} limit $6) hit) counted
  group by customer_id`;
