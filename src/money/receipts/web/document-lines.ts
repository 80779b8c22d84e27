import type { ReceiptDocumentLine } from "#tax/tax-documents/contract/receipt-document.ts";
import type { ReceiptLine } from "../domain/receipt-view.ts";

interface LinesOnPaper {
  /** The document's lines for each printed line; for a combo whose parts are taxed differently, one for each part. */
  readonly of: readonly (readonly ReceiptDocumentLine[])[];
  /** Lines that only the document has: a service charge, a tip, a cent. */
  readonly others: readonly ReceiptDocumentLine[];
}

/**
 * Matches the lines of a tax document with those of the paper, which come in the same order (guide §23: unit and kind
 * of sale of each).
 */
export function documentLinesOf(
  printed: readonly Pick<ReceiptLine, "title">[],
  lines: readonly ReceiptDocumentLine[],
): LinesOnPaper {
  let next = 0;
  const of = printed.map(({ title }) => {
    const begin = next;
    const isPart = () => lines[next]?.title.startsWith(`${title}: `) === true;
    if (isPart()) while (isPart()) next += 1;
    else if (isSame(title, lines[next]?.title)) next += 1;
    return lines.slice(begin, next);
  });
  return { of, others: lines.slice(next) };
}

/** The document may add text behind a title, and the paper may add that it is a part of a divided line. */
const isSame = (printed: string, title: string | undefined): boolean =>
  title !== undefined && (title.startsWith(printed) || printed.startsWith(title));
