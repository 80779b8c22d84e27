import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { NumberText } from "#ui/numbers/number-text.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

/** Up to which the customer may owe and for how many days; only for whoever may grant credit. */
export function CreditFields({ form, autoFocus }: { form: CustomerForm; autoFocus: boolean }) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const { input } = form;
  if (input.creditLimit === undefined) return null;
  return (
    <>
      <AmountField
        label={t("customers.form.limit")}
        description={t("customers.form.limit_hint")}
        currency={currency}
        amount={input.creditLimit}
        onChange={(creditLimit) => form.change({ ...input, creditLimit }, "creditLimit")}
        error={form.errorOf("creditLimit")}
        autoFocus={autoFocus}
      />
      <NumberText
        name="creditDays"
        label={t("customers.form.days")}
        description={t("customers.form.days_hint")}
        inputMode="numeric"
        terms={{ decimals: 0 }}
        text={input.creditDays ?? ""}
        onText={(creditDays) => form.change({ ...input, creditDays }, "creditDays")}
        error={form.errorOf("creditDays")}
      />
    </>
  );
}
