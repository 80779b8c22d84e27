import type { PaymentTypeSettings } from "#core/payment-types/contract/payment-types.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";

interface PaymentTypeFieldProps {
  form: {
    readonly types: readonly PaymentTypeSettings[];
    readonly paymentTypeId: number | null;
    readonly errorOf: (field: string) => string | null;
    readonly change: (changes: { readonly paymentTypeId: number }, field: string) => void;
  };
}

/** By what it is paid. */
export function PaymentTypeField({ form: { types, paymentTypeId, errorOf, change } }: PaymentTypeFieldProps) {
  const t = useT();
  return (
    <SelectField
      label={t("manualInvoicing.payment_type")}
      required
      searchable={false}
      options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={String(paymentTypeId ?? "")}
      onChange={(id) => change({ paymentTypeId: Number(id) }, "paymentTypeId")}
      error={errorOf("paymentTypeId")}
    />
  );
}
