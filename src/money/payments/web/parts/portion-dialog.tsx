import { type Fraction, fraction, ratioOf } from "#core/pricing/domain/fraction.ts";
import { portionText } from "#money/bills/domain/portion-text.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatCount } from "#platform/web/format.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import { useT } from "#platform/web/use-t.ts";
import { lineIdsOf, type SoldItem } from "#service/orders/web/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { BillView } from "../read-bill.ts";
import { portionsOf, reviewPart, WHOLE_ACCOUNT, withPortion } from "./part-draft.ts";

interface PortionDialogProps {
  item: SoldItem;
  bill: BillView;
  amount: (cents: Cents) => string;
  /** Sets the portion of the line in this part; null is nothing. */
  onChoose: (portion: Fraction | null) => void;
  onClose: () => void;
}

/** Chooses how much of one line this part takes: pieces and fractions, each with its amount. */
export function PortionDialog({ item, bill, amount, onChoose, onClose }: PortionDialogProps) {
  const t = useT();
  const portionText = usePortionText(item.quantity);
  const left = bill.lines.find((line) => line.order_line_id === item.id)?.portion_left;
  const choices = left ? portionsOf(item.quantity, left) : [];
  const amountOf = (portion: Fraction) =>
    reviewPart(withPortion(WHOLE_ACCOUNT, bill, lineIdsOf(item), portion), bill).amount;
  const choose = (portion: Fraction | null) => {
    onChoose(portion);
    onClose();
  };
  return (
    <AppDialog
      opened
      compact
      size="small"
      title={t("payments.part.fraction_of", { title: item.item_title })}
      onClose={onClose}
    >
      <Stack gap={8}>
        {choices.map((portion, index) => {
          const price = amountOf(portion);
          return (
            <Button
              key={`${portion.numerator}/${portion.denominator}`}
              variant="default"
              data-autofocus={index === 0 || undefined}
              aside={price === null ? undefined : amount(price)}
              onClick={() => choose(portion)}
            >
              {portionText(portion)}
            </Button>
          );
        })}
        <Button variant="subtle" onClick={() => choose(null)}>
          {t("payments.part.nothing")}
        </Button>
      </Stack>
    </AppDialog>
  );
}

/** Returns a function that names a portion of a line with this many pieces: "2 de 3", "1/2 de una unidad", "Todo". */
export function usePortionText(quantity: number): (portion: Fraction) => string {
  const t = useT();
  return (portion) => {
    if (portion.numerator === portion.denominator && quantity === 1) return t("payments.part.whole_piece");
    const pieces = (portion.numerator * quantity) / portion.denominator;
    if (Number.isInteger(pieces)) return t("payments.part.pieces_of", { pieces, quantity });
    return t("payments.part.of_piece", {
      fraction:
        pieces < 1
          ? portionText(ratioOf(portion, fraction(1, quantity)) ?? portion, currentWriting())
          : formatCount(Math.round(pieces * 100) / 100),
    });
  };
}
