import type {
  ReceiptDocument,
  ReceiptDocumentLine,
} from "../../../contract/tax-documents/receipt-document.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import type { ReceiptLine } from "../../../domain/receipts/receipt-view.ts";
import type { Translate } from "../../platform/i18n.ts";
import { useT } from "../../platform/use-t.ts";
import { documentLinesOf } from "./document-lines.ts";
import classes from "./receipt-paper.module.css";

export interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  /** The tax document, which says unit and kind of sale of each (guide §23). */
  document: ReceiptDocument | null;
  amount: (cents: Cents) => string;
}

/** What was sold: title, variant and add-ons, quantity × unit price, line total. */
export function ReceiptLines({ lines, document, amount }: ReceiptLinesProps) {
  const t = useT();
  const { of } = documentLinesOf(lines, document?.lines ?? []);
  return (
    <ul className={classes.block} aria-label={t("receipts.items")}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and two lines may be equal
        <li key={index} className={classes.line}>
          <p className={classes.title}>{line.title}</p>
          {line.variantTitle === null ? null : <p className={classes.detail}>{line.variantTitle}</p>}
          {line.addonTitles.map((title) => (
            <p key={title} className={classes.detail}>
              + {title}
            </p>
          ))}
          {line.parts.map((part) => (
            <p key={part} className={classes.detail}>
              {part}
            </p>
          ))}
          {line.isCourtesy ? <p className={classes.detail}>{t("receipts.courtesy")}</p> : null}
          {line.notes === null ? null : (
            <p className={classes.detail}>{t("receipts.note", { note: line.notes })}</p>
          )}
          <p className={classes.row}>
            <span>
              {t("receipts.quantity_price", {
                quantity: [line.quantity, ...new Set(of[index]?.map(({ unit }) => unit))].join(" "),
                price: amount(line.unitPrice),
              })}
            </span>
            <span className={classes.amount}>
              {[amount(line.total), lettersOf(of[index], t)].filter(Boolean).join(" ")}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of sale of a line, a letter each; the document below says what they stand for. */
const lettersOf = (lines: readonly ReceiptDocumentLine[] | undefined, t: Translate): string =>
  [...new Set(lines?.map(({ sale }) => t(`taxDelivery.receipt.letter.${sale}`)))].join("/");
