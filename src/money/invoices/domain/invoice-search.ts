import { type Cents, centsFromDecimal } from "#platform/domain/money/cents.ts";
import { readNumber } from "#platform/domain/numbers/read-number.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";

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
/** More is no invoice but a phone or a document. */
const MOST_SEARCHED = 9_999_999.99;
/** An amount is figures and marks alone, with the sign of the currency before them. */
const AMOUNT = /^\$?\s*[\d.,]+$/;

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

/** Of two possible amounts none is looked for: the buyer's words still are. */
function amountOf(text: string): Cents | null {
  if (!AMOUNT.test(text)) return null;
  const reading = readNumber(text, { decimals: 2, most: MOST_SEARCHED });
  return reading.kind === "number" ? centsFromDecimal(reading.plain) : null;
}
