import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import { paymentPictures } from "#core/payment-types/web/public.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { ReceivedField } from "#money/payments/web/public.ts";
import { type Cents, centsFromDecimal, decimalFromCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { decideChange } from "#platform/domain/money/decide-change.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { optionalAmountProps } from "#platform/web/forms/amount-props.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Row, Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { CustomerAccount } from "../contract/receivables.ts";
import { type accountPaymentFields, offeredAmounts } from "./account-payment-draft.ts";
import classes from "./receivables.module.css";

type PaymentForm = FormOf<ReturnType<typeof accountPaymentFields>>;

interface AccountPaymentFieldsProps {
  account: CustomerAccount;
  /** Payment types that bring in money. */
  types: readonly PaymentType[];
  form: PaymentForm;
  disabled: boolean;
  /** The switch for printing the receipt; null when printing is not offered. */
  printing: { readonly prints: boolean; readonly setPrints: (prints: boolean) => void } | null;
}

/** Enters the amount, with all or the oldest invoice in one tap, and the payment type. */
export function AccountPaymentFields({
  account,
  types,
  form,
  disabled,
  printing,
}: AccountPaymentFieldsProps) {
  const t = useT();
  const { currency, balance } = account;
  const typed = form.getValues().amount;
  const amount = typed === null || Number.isNaN(typed) ? null : centsFromDecimal(typed);
  const money = (cents: Cents) => formatAmount(cents, currency);
  const amountInput = optionalAmountProps(form.getInputProps("amount"));
  return (
    <Stack as="fieldset" gap={16} disabled={disabled}>
      <VisuallyHidden as="legend">{t("receivables.pay.action")}</VisuallyHidden>
      <p className={classes.owes}>
        <span>{t("common.balance")}</span>
        <strong>{money(balance)}</strong>
      </p>
      <Stack gap={8}>
        <AmountField
          autoFocus
          large
          label={t("receivables.pay.amount")}
          currency={currency}
          {...amountInput}
          // Shown while typing: nobody takes money that is not owed.
          error={amount !== null && amount > balance ? t("validation.above_balance") : amountInput.error}
        />
        <Row wrap gap={8}>
          {offeredAmounts(account).map((offer) => (
            <Button
              key={offer.what}
              variant="default"
              onClick={() => form.setFieldValue("amount", decimalFromCents(offer.amount))}
            >
              {t(`receivables.pay.${offer.what}`, { amount: money(offer.amount) })}
            </Button>
          ))}
        </Row>
      </Stack>
      <MethodFields form={form} types={types} amount={amount} currency={currency} />
      {printing === null ? null : (
        <CheckField
          label={t("common.print_receipt")}
          checked={printing.prints}
          onChange={printing.setPrints}
        />
      )}
    </Stack>
  );
}

interface MethodFieldsProps extends Pick<AccountPaymentFieldsProps, "form" | "types"> {
  amount: Cents | null;
  currency: string;
}

/** Chooses the payment type; asks for the cash handed over and shows the change, or asks for a reference. */
function MethodFields({ form, types, amount, currency }: MethodFieldsProps) {
  const t = useT();
  const { paymentTypeId } = form.getValues();
  const chosen = types.find(({ id }) => id === paymentTypeId);
  const received = optionalAmountProps(form.getInputProps("received"));
  const change =
    amount === null || typeof received.amount !== "number" ? null : decideChange(received.amount, amount);
  if (types.length === 0) return <FormFailure message={t("payments.no_methods")} />;
  return (
    <>
      <ChoiceList
        label={t("common.payment_type")}
        mode="single"
        layout="tiles"
        choices={types.map(({ id, title, icon }) => ({
          value: String(id),
          label: title,
          icon: paymentPictures[icon],
        }))}
        value={chosen ? [String(chosen.id)] : []}
        onChange={([id]) => {
          form.setFieldValue("paymentTypeId", Number(id));
          // Only cash is handed over, and a voucher belongs to one payment type.
          form.setFieldValue("received", null);
          form.setFieldValue("reference", "");
        }}
        error={form.errors.paymentTypeId ? String(form.errors.paymentTypeId) : null}
      />
      {chosen && isCash(chosen) ? (
        <ReceivedField
          currency={currency}
          due={amount ?? ZERO_CENTS}
          received={received.amount}
          onChange={received.onChange}
          error={
            change?.ok === false && change.reason === "received_too_little"
              ? t("validation.received_too_little")
              : (received.error ?? null)
          }
        />
      ) : null}
      {change?.ok && change.change > 0 ? (
        <Text as="output" tone="green" size="lg" weight={700}>
          {t("receivables.pay.change", { amount: formatAmount(change.change, currency) })}
        </Text>
      ) : null}
      {chosen && !isCash(chosen) ? (
        <TextField
          label={t("payments.tenders.reference")}
          maxLength={50}
          autoComplete="off"
          {...form.getInputProps("reference")}
        />
      ) : null}
    </>
  );
}
