import { type Cents, centsFromDecimal } from "#platform/domain/money/cents.ts";
import { readNumber } from "#platform/domain/numbers/read-number.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";

/** The possible meanings of a search text. All of them are searched; an empty one finds nothing. */
interface InvoiceSearch {
  readonly number: number | null;
  /** The total without tip. */
  readonly total: Cents | null;
  /** The buyer must have a word (name, phone or document) that begins with each of these. */
  readonly terms: readonly string[];
}

/** Matches `#45` and what screen and paper write: `N.º 45`, `No. 45`, `Factura 45`. */
const NUMBER = /^(?:#|n\.?\s?[º°o]\.?|factura|invoice)\s*(\d{1,9})$/i;
const PLAIN_NUMBER = /^\d{1,9}$/;
/** A larger number is a phone or a document, no invoice. */
const MAX_SEARCHED = 9_999_999.99;
/** An amount has only digits and marks, after an optional currency sign. */
const AMOUNT = /^\$?\s*[\d.,]+$/;

/**
 * Reads a search text: `#45` and `N.º 45` are invoice numbers, `$12` and `12.40` amounts; `45` may be a number, an
 * amount or the beginning of a phone; anything else is words of the buyer.
 */
export function invoiceSearch(typed: string): InvoiceSearch {
  const text = westernDigits(typed).trim();
  const [, named] = NUMBER.exec(text) ?? [];
  if (named !== undefined) return { number: Number(named), total: null, terms: [] };
  const total = amountOf(text);
  if (PLAIN_NUMBER.test(text)) return { number: Number(text), total, terms: customerSearchTerms(text) };
  return total === null
    ? { number: null, total, terms: customerSearchTerms(text) }
    : { number: null, total, terms: [] };
}

/** An ambiguous amount is not searched; the buyer's words still are. */
function amountOf(text: string): Cents | null {
  if (!AMOUNT.test(text)) return null;
  const reading = readNumber(text, { decimals: 2, most: MAX_SEARCHED });
  return reading.kind === "number" ? centsFromDecimal(reading.plain) : null;
}
