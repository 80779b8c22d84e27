import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import type { RefundableInvoice } from "../contract/refunds.ts";
import { dishTitle } from "./past-refunds.tsx";
import {
  allPieces,
  choosePieces,
  lineRefund,
  piecesChosen,
  type RefundDraft,
  refundablePieces,
  type SoldLine,
  soldLines,
} from "./refund-draft.ts";
import classes from "./refunds.module.css";

export interface RefundPiecesProps {
  invoice: RefundableInvoice;
  lines: RefundDraft["lines"];
  onChange: (lines: RefundDraft["lines"]) => void;
}

/** How many of each line are given back, and what they are worth; everything with one tap. */
export function RefundPieces({ invoice, lines, onChange }: RefundPiecesProps) {
  const t = useT();
  return (
    <section aria-label={t("refunds.what")}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t("refunds.what")}</h3>
        <Button variant="default" onClick={() => onChange(allPieces(invoice))}>
          {t("refunds.all")}
        </Button>
      </div>
      <ul className={classes.lines}>
        {soldLines(invoice).map((line) => (
          <LinePieces
            key={line.id}
            line={line}
            currency={invoice.currency}
            count={piecesChosen(lines, line)}
            onChange={(count) => onChange(choosePieces(lines, line, count))}
          />
        ))}
      </ul>
    </section>
  );
}

interface LinePiecesProps {
  line: SoldLine;
  currency: string;
  count: number;
  onChange: (count: number) => void;
}

function LinePieces({ line, currency, count, onChange }: LinePiecesProps) {
  const t = useT();
  return (
    <li className={classes.line}>
      <span className={classes.grow}>
        {t("refunds.sold", { quantity: line.quantity, title: dishTitle(line) })}
        {line.refunded > 0 ? (
          <span className={classes.secondary}> {t("refunds.given_back", { count: line.refunded })}</span>
        ) : null}
        {line.combo ? (
          <span className={classes.parts}>{countedTexts(line.lines.map(dishTitle)).join(" · ")}</span>
        ) : null}
      </span>
      {refundablePieces(line) > 0 ? (
        <QuantityInput
          label={t("refunds.pieces_of", { title: dishTitle(line) })}
          min={0}
          max={refundablePieces(line)}
          value={count}
          onChange={onChange}
        />
      ) : null}
      <span className={classes.amount}>{formatAmount(lineRefund(line, count), currency)}</span>
    </li>
  );
}
