import { invoiceSearch } from "../../../domain/invoices/invoice-search.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { afterWord } from "../../platform/lists/after-word.ts";
import { listValues } from "../../platform/lists/list-source.ts";
import { findCustomerIds } from "../customers/public.ts";

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
