import { suggestTip } from "#money/tips/domain/suggest-tip.ts";
import { type Cents, percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Row, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { PaidPart } from "../contract/payments.ts";
import { AccountField } from "./account/account-field.tsx";
import { BuyerField } from "./buyer/buyer-field.tsx";
import { DiscountFields, type DiscountFieldsProps } from "./discount-fields.tsx";
import { PaidParts } from "./parts/paid-parts.tsx";
import classes from "./pay-form.module.css";
import type { PaymentDraft } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import { MethodField } from "./tenders/method-field.tsx";
import type { PayFormState } from "./use-pay-form.ts";

interface PayFieldsProps extends DiscountFieldsProps {
  state: PayFormState;
  /** True if the restaurant prints receipts: the cashier may skip this one. */
  offersReceipt: boolean;
  /** Asks why a paid part is taken back. */
  onUndo: (part: PaidPart) => void;
}

/** Holds the cashier's fields: payment type, buyer, tip, discounts and the parts paid so far. */
export function PayFields({ state, bill, offersReceipt, amount, onUndo, ...discounts }: PayFieldsProps) {
  const t = useT();
  const { currency, draft, review, tried, change } = state;
  const refusedTip = review.refusals.tip;
  return (
    <>
      <fieldset className={classes.column} disabled={state.isLocked}>
        <VisuallyHidden as="legend">{t("common.payment_method")}</VisuallyHidden>
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
        <VisuallyHidden as="legend">{t("common.customer")}</VisuallyHidden>
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
        <DiscountFields bill={bill} amount={amount} {...discounts} />
        {offersReceipt ? (
          <CheckField
            label={t("common.print_receipt")}
            checked={draft.printsReceipt}
            onChange={(printsReceipt) => change({ printsReceipt })}
          />
        ) : null}
        <PaidParts parts={bill.parts} amount={amount} onUndo={onUndo} />
      </fieldset>
    </>
  );
}

/** The tip rises by single cents (operations §5, step 0.01). */
const STEP_CENTS = 1;

interface TipFieldProps {
  currency: string;
  draft: PaymentDraft;
  /** The base of the suggested share. */
  total: Cents;
  suggestion: BillView["tip_suggestion"];
  onChange: (changes: Partial<Pick<PaymentDraft, "tip" | "hasTip">>) => void;
  error: string | null;
}

/** Enters a tip: voluntary, offered in one tap if the restaurant suggests one, never filled in beforehand. */
function TipField({ currency, draft, total, suggestion, onChange, error }: TipFieldProps) {
  const t = useT();
  const suggested = suggestTip(total, suggestion?.rate ?? null);
  return (
    <Stack gap={4} data-invalid={error ? true : undefined}>
      <Row align="center" justify="between" wrap gap={8}>
        <CheckField
          label={t("payments.add_tip")}
          description={t("payments.tip_voluntary")}
          checked={draft.hasTip}
          onChange={(hasTip) => onChange({ hasTip })}
        />
        {suggestion && suggested !== null ? (
          <Button variant="default" onClick={() => onChange({ hasTip: true, tip: suggested })}>
            {t("payments.tip_suggested", {
              rate: percentFromBasisPoints(suggestion.rate),
              amount: formatAmount(suggested, currency),
            })}
          </Button>
        ) : null}
      </Row>
      {draft.hasTip ? (
        <AmountField
          // A tap that already says the sum moves nothing and opens no keyboard.
          autoFocus={draft.tip === 0}
          label={t("payments.tip_amount")}
          currency={currency}
          stepCents={STEP_CENTS}
          amount={draft.tip}
          onChange={(tip) => onChange({ tip })}
          error={error}
        />
      ) : null}
    </Stack>
  );
}
