import type { Cents } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Fraction } from "#service/bills/domain/fraction.ts";
import { lineIdsOf, type SoldItem } from "#service/orders/web/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { BillView } from "../read-bill.ts";
import { portionsOf, reviewPart, WHOLE_ACCOUNT, withPortion } from "./part-draft.ts";
import classes from "./portion-dialog.module.css";
import { usePortionText } from "./use-portion-text.ts";

export interface PortionDialogProps {
  item: SoldItem;
  bill: BillView;
  amount: (cents: Cents) => string;
  /** So much of the line is in this part; null is nothing. */
  onChoose: (portion: Fraction | null) => void;
  onClose: () => void;
}

/** How much of one line this part takes: pieces and fractions of one, each with what it comes to. */
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
      <div className={classes.portions}>
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
      </div>
    </AppDialog>
  );
}
