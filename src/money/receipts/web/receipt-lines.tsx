import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ReceiptDocument, ReceiptDocumentLine } from "#tax/tax-documents/contract/receipt-document.ts";
import { Text } from "#ui/layout/layout.tsx";
import type { ReceiptLine } from "../domain/receipt-view.ts";
import { documentLinesOf } from "./document-lines.ts";
import { hasOwnSums } from "./figure-rows.tsx";
import classes from "./receipt-paper.module.css";

interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  /** The tax document, which has each line's unit and kind of sale (guide §23). */
  document: ReceiptDocument | null;
  amount: (cents: Cents) => string;
}

/**
 * Lists what was sold: title, variant and add-ons, quantity × unit price, line total. On a crédito fiscal prices are
 * without IVA, like the sums below, and lines that only the document has are added: a service charge, a tip, a cent.
 * After a refund it lists only what the document says is left.
 */
export function ReceiptLines({ lines, document, amount }: ReceiptLinesProps) {
  const t = useT();
  const shown = document?.is_of_rest ? [] : lines;
  const { of, others } = documentLinesOf(shown, document?.lines ?? []);
  const isNet = document !== null && hasOwnSums(document);
  return (
    <ul className={classes.block} aria-label={t("common.items")}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and two lines may be equal
        <li key={index} className={classes.line}>
          <Text weight={600}>{line.title}</Text>
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
          {isNet ? null : <Discount discount={line.discount} amount={amount} />}
          {isNet && of[index]?.length ? (
            of[index].map((part) => (
              <NetLine key={part.title} line={part} isPart={of[index]?.length !== 1} amount={amount} />
            ))
          ) : (
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
          )}
        </li>
      ))}
      {isNet
        ? others.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes, and two lines may be equal
            <li key={index} className={classes.line}>
              <Text weight={600}>{line.title}</Text>
              <NetLine line={line} amount={amount} />
            </li>
          ))
        : null}
    </ul>
  );
}

interface NetLineProps {
  line: ReceiptDocumentLine;
  /** True for a part of a combo whose parts are taxed differently: it has its own name. */
  isPart?: boolean;
  amount: (cents: Cents) => string;
}

/** Shows a line as its document has it: price and amount without IVA, less its discount (guide §5, §7). */
function NetLine({ line, isPart = false, amount }: NetLineProps) {
  const t = useT();
  const { title, sale, quantity, unit, unit_price, discount } = line;
  const letter = t(`taxDelivery.receipt.letter.${sale}`);
  return (
    <>
      {isPart ? <p className={classes.detail}>{title}</p> : null}
      <p className={classes.row}>
        <span>
          {sale === "outside"
            ? unit
            : t("receipts.quantity_price", { quantity: `${quantity} ${unit}`, price: `$${unit_price}` })}
        </span>
        <span className={classes.amount}>{`${amount(line.amount)} ${letter}`}</span>
      </p>
      <Discount discount={discount} amount={amount} />
    </>
  );
}

/** Says what is taken off a line; nothing for nothing. */
function Discount({ discount, amount }: { discount: Cents; amount: (cents: Cents) => string }) {
  const t = useT();
  if (discount === 0) return null;
  return (
    <p className={classes.detail}>
      {t("common.labelled", { label: t("common.discount"), value: amount(cents(-discount)) })}
    </p>
  );
}

/** Returns a letter for each kind of sale of a line; the document below explains them. */
const lettersOf = (lines: readonly ReceiptDocumentLine[] | undefined, t: Translate): string =>
  [...new Set(lines?.map(({ sale }) => t(`taxDelivery.receipt.letter.${sale}`)))].join("/");
