import type { ReceiptDocumentLine } from "#tax/tax-documents/contract/receipt-document.ts";
import type { ReceiptLine } from "../domain/receipt-view.ts";

interface LinesOnPaper {
  /** What the document says of each printed line; of a combo whose parts are taxed differently, of each part. */
  readonly of: readonly (readonly ReceiptDocumentLine[])[];
  /** What stands on the document alone: a service charge, a tip, a cent. */
  readonly others: readonly ReceiptDocumentLine[];
}

/** The lines of a tax document beside those of the paper, which come in the same order (guide §23: unit and kind of sale of each). */
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

/** The document may say more behind a title, and the paper that it is a part of a divided line. */
const isSame = (printed: string, title: string | undefined): boolean =>
  title !== undefined && (title.startsWith(printed) || printed.startsWith(title));
