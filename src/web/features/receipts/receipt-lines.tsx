import type { Cents } from "../../../domain/money/cents.ts";
import type { ReceiptLine } from "../../../domain/receipts/receipt-view.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./receipt-paper.module.css";

export interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  amount: (cents: Cents) => string;
}

/** What was sold: title, variant and add-ons, quantity × unit price, line total. */
export function ReceiptLines({ lines, amount }: ReceiptLinesProps) {
  const t = useT();
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
              {t("receipts.quantity_price", { quantity: line.quantity, price: amount(line.unitPrice) })}
            </span>
            <span className={classes.amount}>{amount(line.total)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
