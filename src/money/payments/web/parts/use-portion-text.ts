import { useT } from "#platform/web/use-t.ts";
import { type Fraction, fraction, ratioOf } from "#service/bills/domain/fraction.ts";
import { portionText } from "#service/bills/domain/portion-text.ts";

/** A portion of a line of so many pieces, as people say it: "2 de 3", "1/2 de una unidad", "Todo". */
export function usePortionText(quantity: number): (portion: Fraction) => string {
  const t = useT();
  return (portion) => {
    if (portion.numerator === portion.denominator && quantity === 1) return t("payments.part.whole_piece");
    const pieces = (portion.numerator * quantity) / portion.denominator;
    if (Number.isInteger(pieces)) return t("payments.part.pieces_of", { pieces, quantity });
    return t("payments.part.of_piece", {
      fraction:
        pieces < 1 ? portionText(ratioOf(portion, fraction(1, quantity)) ?? portion) : decimals(pieces),
    });
  };
}

/** One piece and a half: "1.5". */
function decimals(pieces: number): string {
  return String(Math.round(pieces * 100) / 100);
}
