import type { Order } from "../../../contract/orders.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { BuyerField } from "./buyer/buyer-field.tsx";
import { DiscountField } from "./discount-field.tsx";
import { PartField } from "./parts/part-field.tsx";
import classes from "./pay-form.module.css";
import type { BillView } from "./read-bill.ts";
import { MethodField } from "./tenders/method-field.tsx";
import { TipField } from "./tenders/tip-field.tsx";
import type { PayFormState } from "./use-pay-form.ts";

export interface PayFieldsProps {
  state: PayFormState;
  orders: readonly Order[];
  bill: BillView;
  /** The restaurant prints receipts: the cashier may leave this one out. */
  offersReceipt: boolean;
  amount: (cents: Cents) => string;
  onCode: (code: string | null) => void;
}

/** What the cashier enters: which part, for whom, how it is paid, the tip, a discount code. */
export function PayFields({ state, orders, bill, offersReceipt, amount, onCode }: PayFieldsProps) {
  const t = useT();
  const { currency, draft, review, tried, change } = state;
  return (
    <fieldset className={classes.fields} disabled={state.busy}>
      <legend className="visually-hidden">{t("payments.method")}</legend>
      <PartField
        currency={currency}
        orders={orders}
        bill={bill}
        draft={state.part}
        review={state.partReview}
        amount={amount}
        onChange={state.changePart}
      />
      <BuyerField buyer={state.buyer} tried={tried} />
      <MethodField
        currency={currency}
        paymentTypes={state.paymentTypes}
        draft={draft}
        review={review}
        tried={tried}
        onChange={change}
      />
      <TipField
        currency={currency}
        draft={draft}
        total={state.total}
        suggestion={bill.tip_suggestion}
        onChange={change}
        error={tried && review.refusals.tip === "tip_required" ? t("payments.refusal.tip_required") : null}
      />
      <DiscountField bill={bill} amount={amount} onCode={onCode} />
      {offersReceipt ? (
        <CheckField
          label={t("payments.print_receipt")}
          checked={draft.printsReceipt}
          onChange={(printsReceipt) => change({ printsReceipt })}
        />
      ) : null}
    </fieldset>
  );
}
