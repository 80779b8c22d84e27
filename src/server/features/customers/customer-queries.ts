import type { CustomerId } from "../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import type { customerRow } from "./customer-row.ts";

/** So many fit on a screen; whoever is not among them types on. */
const FOUND_MAX = 20;
/** Words looked at before they are told apart: a customer may be found by several. */
const WORDS_MAX = 80;

const SUMMARY_COLUMNS = ["id", "phone", "name", "email", "type"] as const;

/** What follows every word that begins with the text: no letter or digit sorts after it. */
const AFTER_EVERY_WORD = "\u{10ffff}";

/**
 * Customers of whom each term begins a word. The words of the first term are read in order from the index and only as
 * many as are shown, so that one letter costs no more than a whole name.
 */
export function findCustomers(tx: Tx, [first, ...others]: readonly [string, ...string[]]) {
  return tx.query<Awaited<ReturnType<typeof customerById>> & object>({
    text: FIND_CUSTOMERS,
    values: [
      tx.tenantId,
      first,
      first + AFTER_EVERY_WORD,
      others,
      others.map((term) => term + AFTER_EVERY_WORD),
      WORDS_MAX,
      FOUND_MAX,
    ],
  });
}

const FIND_CUSTOMERS = `select c.* from (
  select distinct hit.customer_id from (
    select w.customer_id from customer_words w
    where w.tenant_id = $1 and w.word >= $2 and w.word < $3
      and not exists (
        select from unnest($4::text[], $5::text[]) as term (low, high)
        where not exists (
          select from customer_words other
          where other.tenant_id = $1 and other.customer_id = w.customer_id
            and other.word >= term.low and other.word < term.high))
    order by w.word, w.customer_id limit $6) hit
) found join customers c on c.tenant_id = $1 and c.id = found.customer_id
order by c.search_text, c.id limit $7`;

export const customerById = (tx: Tx, id: CustomerId) =>
  tx.first(
    sqlOf.selectFrom("customers").selectAll().where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

/** Writes a customer; undefined when its phone, as written or by its digits, is another's. */
export const insertCustomer = (tx: Tx, row: ReturnType<typeof customerRow>, now: Date) =>
  tx.first(
    sqlOf
      .insertInto("customers")
      .values({ tenant_id: tx.tenantId, ...row, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning(SUMMARY_COLUMNS),
  );
