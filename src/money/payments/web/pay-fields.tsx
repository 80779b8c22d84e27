import type { Cents } from "#platform/domain/money/cents.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import type { PaidPart } from "../contract/payments.ts";
import { AccountField } from "./account/account-field.tsx";
import { BuyerField } from "./buyer/buyer-field.tsx";
import { DiscountField } from "./discount-field.tsx";
import { PaidParts } from "./parts/paid-parts.tsx";
import classes from "./pay-form.module.css";
import type { BillView } from "./read-bill.ts";
import { MethodField } from "./tenders/method-field.tsx";
import { TipField } from "./tenders/tip-field.tsx";
import type { PayFormState } from "./use-pay-form.ts";

export interface PayFieldsProps {
  state: PayFormState;
  bill: BillView;
  /** The restaurant prints receipts: the cashier may leave this one out. */
  offersReceipt: boolean;
  amount: (cents: Cents) => string;
  onCode: (code: string | null) => void;
  /** Asks why a paid part is taken back. */
  onUndo: (part: PaidPart) => void;
}

/** What the cashier enters: how it is paid, and beside it for whom, the tip, a discount code and the parts that were paid. */
export function PayFields({ state, bill, offersReceipt, amount, onCode, onUndo }: PayFieldsProps) {
  const t = useT();
  const { currency, draft, review, tried, change } = state;
  const refusedTip = review.refusals.tip;
  return (
    <>
      <fieldset className={classes.column} disabled={state.isLocked}>
        <legend className="visually-hidden">{t("payments.method")}</legend>
        <MethodField
          currency={currency}
          paymentTypes={state.paymentTypes}
          draft={draft}
          review={review}
          tried={tried}
          onChange={change}
        >
          {state.account === null ? null : (
            <AccountField
              account={state.account}
              name={state.buyer.review.name}
              tried={tried}
              amount={amount}
              onChoose={() => state.buyer.setChoosing(true)}
            />
          )}
        </MethodField>
      </fieldset>
      <fieldset className={classes.column} disabled={state.isLocked}>
        <legend className="visually-hidden">{t("payments.customer")}</legend>
        <BuyerField buyer={state.buyer} tried={tried} identifiedFrom={state.identifiedFrom} />
        <TipField
          currency={currency}
          draft={draft}
          total={state.sold}
          suggestion={bill.tip_suggestion}
          onChange={change}
          error={
            refusedTip === "tip_too_large" ||
            refusedTip === "tip_on_account" ||
            (tried && refusedTip === "tip_required")
              ? t(`payments.refusal.${refusedTip}`)
              : null
          }
        />
        <DiscountField bill={bill} amount={amount} onCode={onCode} />
        {offersReceipt ? (
          <CheckField
            label={t("payments.print_receipt")}
            checked={draft.printsReceipt}
            onChange={(printsReceipt) => change({ printsReceipt })}
          />
        ) : null}
        <PaidParts parts={bill.parts} amount={amount} onUndo={onUndo} />
      </fieldset>
    </>
  );
}
