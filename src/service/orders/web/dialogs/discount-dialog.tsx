import type { ReactNode } from "react";
import { type ApprovalAbout, isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import { discountValueOf } from "#core/pricing/contract/discount-value.ts";
import { amountOff, type DiscountType } from "#core/pricing/domain/decide-discount.ts";
import { DiscountTypeChoice } from "#core/pricing/web/public.ts";
import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { PercentField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { withBlank } from "#platform/web/forms/or-blank.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { discountForm } from "../../contract/discounts.ts";

const schema = withBlank(discountForm, "discount_value");

/** A discount as it was written and checked. */
export interface WrittenDiscount {
  readonly discount_type: DiscountType;
  readonly discount_value: number;
  readonly reason: string;
}

interface DiscountDialogProps {
  title: string;
  /** The dish or the account, for the manager who approves. */
  what: string;
  /** The price that the discount is taken off. */
  base: Cents;
  /** Gives it, with the approval of a manager if it needed one. */
  give: (discount: WrittenDiscount, approval: string | undefined) => Promise<{ readonly message: string }>;
  onClose: () => void;
  /** Fields above those of the discount. */
  children?: ReactNode;
}

/** Takes a share or an amount off a dish or a bill, with a reason; beyond the limit a manager approves in place. */
export function DiscountDialog({ title, what, base, give, onClose, children }: DiscountDialogProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const approval = useApproval();
  const amount = (cents: Cents) => formatAmount(cents, currency);
  const about = (discount: WrittenDiscount): ApprovalAbout => ({
    what,
    amount: amount(amountOff(discountValueOf(discount), base)),
    reason: discount.reason,
  });
  return (
    <>
      <FormDialog
        title={title}
        submitLabel={t("orders.discount.action")}
        schema={schema}
        initialValues={{ discount_type: "percentage", discount_value: null, reason: "" }}
        missing={({ discount_value: value, reason }) =>
          value === null
            ? t("orders.discount.value_missing")
            : reason.trim() === ""
              ? t("orders.discount.reason_missing")
              : null
        }
        isQuiet={isApprovalMissing}
        save={(discount) => approval.run((token) => give(discount, token), about(discount))}
        onClose={onClose}
      >
        {(form) => (
          <>
            {children}
            <ValueFields form={form} currency={currency} />
            <TakenOff form={form} base={base} amount={amount} />
            <TextField
              label={t("common.reason")}
              required
              placeholder={t("orders.discount.reason_example")}
              maxLength={200}
              {...form.getInputProps("reason")}
            />
            <Muted size="sm">{t("orders.discount.limit")}</Muted>
          </>
        )}
      </FormDialog>
      {approval.dialog}
    </>
  );
}

interface FieldsProps {
  form: FormOf<typeof schema>;
}

function ValueFields({ form, currency }: FieldsProps & { currency: string }) {
  const t = useT();
  const { discount_type: type } = form.getValues();
  const choose = (next: DiscountType) => {
    form.setFieldValue("discount_type", next);
    form.setFieldValue("discount_value", null);
  };
  return (
    <>
      <DiscountTypeChoice type={type} onChange={choose} />
      {type === "percentage" ? (
        <PercentField
          label={t("common.percentage")}
          required
          data-autofocus
          {...form.getInputProps("discount_value")}
        />
      ) : (
        <AmountField
          label={t("common.amount")}
          required
          currency={currency}
          {...amountProps(form.getInputProps("discount_value"))}
        />
      )}
    </>
  );
}

/** Says what the typed discount takes off and leaves. */
function TakenOff({ form, base, amount }: FieldsProps & { base: Cents; amount: (cents: Cents) => string }) {
  const t = useT();
  const { discount_type, discount_value } = form.getValues();
  const isPercentage = discount_type === "percentage";
  if (discount_value === null || !(discount_value > 0) || (isPercentage && discount_value > 100)) return null;
  const off = amountOff(discountValueOf({ discount_type, discount_value }), base);
  return (
    <Muted role="status">
      {t("orders.discount.takes_off", { amount: amount(off), rest: amount(subtractCents(base, off)) })}
    </Muted>
  );
}
