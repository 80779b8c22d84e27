import { customerSearchTerms } from "../customers/customer-search.ts";
import { type Cents, centsFromDecimal } from "../money/cents.ts";

/** What a typed text may mean among invoices. All of it is looked for; empty finds nothing. */
export interface InvoiceSearch {
  /** The number of an invoice. */
  readonly number: number | null;
  /** What an invoice comes to, without tip. */
  readonly total: Cents | null;
  /** Beginnings of words that the buyer must have, each of them: name, phone, document. */
  readonly terms: readonly string[];
}

/** `#45`, and as the screen and the paper write it: `N.º 45`, `No. 45`, `Factura 45`. */
const NUMBER = /^(?:#|n\.?\s?[º°o]\.?|factura|invoice)\s*(\d{1,9})$/i;
const PLAIN_NUMBER = /^\d{1,9}$/;
/** `$12`, `12.4`, `12,40`, `1,234`, `$1,234.50`. */
const AMOUNT = /^(\$?)\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Reads what was typed: `#45` or `N.º 45` is an invoice number, `$12` and `12.40` an amount, `45` may be a number, an amount or the
 * beginning of a phone, everything else is words of the buyer.
 */
export function invoiceSearch(typed: string): InvoiceSearch {
  const text = typed.trim();
  const [, named] = NUMBER.exec(text) ?? [];
  if (named !== undefined) return { number: Number(named), total: null, terms: [] };
  const total = amountOf(text);
  if (PLAIN_NUMBER.test(text)) return { number: Number(text), total, terms: customerSearchTerms(text) };
  return total === null
    ? { number: null, total, terms: customerSearchTerms(text) }
    : { number: null, total, terms: [] };
}

function amountOf(text: string): Cents | null {
  const match = AMOUNT.exec(text);
  if (match === null) return null;
  const [, , whole = "0", decimals = "0"] = match;
  return centsFromDecimal(Number(`${whole.replaceAll(",", "")}.${decimals}`));
}
