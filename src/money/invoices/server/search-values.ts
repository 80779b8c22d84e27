import type { Tx } from "#platform/server/db/tx.ts";
import { afterWord } from "#platform/server/lists/after-word.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { findCustomerIds } from "#service/customers/server/public.ts";
import { invoiceSearch } from "../domain/invoice-search.ts";

/** Words of buyers that are in the card file looked at. */
const WORDS_MAX = 80;

/** The values of `foundInvoices` for what was typed; no amount is looked for on behalf of the blind. */
export async function searchValues(tx: Tx, typed: string, isBlind: boolean): Promise<unknown[]> {
  const { number, total, terms } = invoiceSearch(typed);
  const [first, ...others] = terms;
  const customers = first === undefined ? [] : await findCustomerIds(tx, [first, ...others], WORDS_MAX);
  return listValues(
    tx,
    number,
    isBlind ? null : total,
    first ?? null,
    first === undefined ? null : afterWord(first),
    others,
    others.map(afterWord),
    customers,
  );
}
