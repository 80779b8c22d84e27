import { multiplyCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { type CountedPieces, countedCash, denominations, MOST_PIECES } from "../domain/count-cash.ts";
import classes from "./cash.module.css";

/** Counted pieces by denomination in cents; those not there are none. */
export type PiecesByDenomination = Readonly<Record<number, number>>;

/** The count as the server takes it. */
export function countedPieces(pieces: PiecesByDenomination): CountedPieces[] {
  return denominations.map((denomination) => ({ denomination, pieces: pieces[denomination] ?? 0 }));
}

export interface CountFieldsProps {
  pieces: PiecesByDenomination;
  onChange: (pieces: PiecesByDenomination) => void;
  currency: string;
  /** What is counted, and what is told of it when. */
  hint: string;
}

/** How many of each note and coin are in the drawer, with what they are worth; nothing tells what should be there. */
export function CountFields({ pieces, onChange, currency, hint }: CountFieldsProps) {
  const t = useT();
  return (
    <>
      <p className={classes.secondary}>{hint}</p>
      <ul className={classes.counts}>
        {countedPieces(pieces).map(({ denomination, pieces: count }) => (
          <li key={denomination} className={classes.count}>
            <span className={classes.denomination}>{formatAmount(denomination, currency)}</span>
            <QuantityInput
              label={t("cash.close.pieces_of", { amount: formatAmount(denomination, currency) })}
              min={0}
              max={MOST_PIECES}
              value={count}
              onChange={(value) => onChange({ ...pieces, [denomination]: value })}
            />
            <span className={classes.worth}>
              {formatAmount(multiplyCents(denomination, count), currency)}
            </span>
          </li>
        ))}
      </ul>
      <output className={classes.counted}>
        <span>{t("cash.close.counted")}</span>
        <strong>{formatAmount(countedCash(countedPieces(pieces)), currency)}</strong>
      </output>
    </>
  );
}
