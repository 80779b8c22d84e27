import type { Cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { classNames } from "#ui/theme/class-names.ts";
import type { PaidPart } from "../contract/payments.ts";
import { AccountField } from "./account/account-field.tsx";
import { BuyerField } from "./buyer/buyer-field.tsx";
import { DiscountFields, type DiscountFieldsProps } from "./discount-fields.tsx";
import { PaidParts } from "./parts/paid-parts.tsx";
import { PayFold } from "./pay-fold.tsx";
import classes from "./pay-form.module.css";
import { MethodField } from "./tenders/method-field.tsx";
import { TipField } from "./tip-field.tsx";
import type { PayFormState } from "./use-pay-form.ts";

interface MoneyFieldsProps {
  state: PayFormState;
  suggestion: DiscountFieldsProps["bill"]["tip_suggestion"];
  amount: (cents: Cents) => string;
}

/** Holds what every payment asks for: how it is paid, and the tip. */
export function MoneyFields({ state, suggestion, amount }: MoneyFieldsProps) {
  const t = useT();
  const { currency, draft, review, tried, change } = state;
  const refusedTip = review.refusals.tip;
  return (
    <fieldset className={classNames(classes.column, classes.money)} disabled={state.isLocked}>
      <VisuallyHidden as="legend">{t("common.payment_type")}</VisuallyHidden>
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
      <TipField
        currency={currency}
        draft={draft}
        review={review}
        total={state.sold}
        suggestion={suggestion}
        onChange={change}
        error={
          refusedTip === "tip_too_large" ||
          refusedTip === "tip_on_account" ||
          (tried && refusedTip === "tip_required")
            ? t(`payments.refusal.${refusedTip}`)
            : null
        }
      />
    </fieldset>
  );
}

interface SaleFieldsProps extends DiscountFieldsProps {
  state: PayFormState;
  /** True if the restaurant prints receipts: the cashier may skip this one. */
  offersReceipt: boolean;
  /** Asks why a paid part is taken back. */
  onUndo: (part: PaidPart) => void;
}

/** Holds what most payments leave as it is: the buyer, discounts, the receipt, and the parts paid so far. */
export function SaleFields({ state, bill, offersReceipt, amount, onUndo, ...discounts }: SaleFieldsProps) {
  const t = useT();
  const { buyer, draft, tried } = state;
  const { review } = buyer;
  const taken = bill.discounts.filter(({ kind }) => kind !== "line").map((discount) => discount.amount);
  return (
    <fieldset className={classNames(classes.column, classes.sale)} disabled={state.isLocked}>
      <VisuallyHidden as="legend">{t("common.customer")}</VisuallyHidden>
      <PayFold
        label={t("common.customer")}
        value={[t(`customers.type.${review.invoiceType}`), review.name ?? t("common.walk_in_customer")].join(
          " · ",
        )}
        isNeeded={state.identifiedFrom !== null || (tried && Object.keys(review.refusals).length > 0)}
      >
        <BuyerField buyer={buyer} tried={tried} identifiedFrom={state.identifiedFrom} />
      </PayFold>
      <PayFold
        label={t("common.discount")}
        value={factsText(taken.map((off) => amount(off)))}
        beside={
          offersReceipt ? (
            <CheckField
              label={t("common.print_receipt")}
              checked={draft.printsReceipt}
              onChange={(printsReceipt) => state.change({ printsReceipt })}
            />
          ) : null
        }
      >
        <DiscountFields bill={bill} amount={amount} {...discounts} />
      </PayFold>
      <PaidParts parts={bill.parts} amount={amount} onUndo={onUndo} />
    </fieldset>
  );
}
