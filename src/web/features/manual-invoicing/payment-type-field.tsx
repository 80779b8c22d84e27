import type { PaymentTypeSettings } from "../../../contract/setup/payment-types.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { useT } from "../../platform/use-t.ts";

interface PaymentTypeFieldProps {
  types: readonly PaymentTypeSettings[];
  /** Null: the first one. */
  chosen: number | null;
  error: string | null;
  onChoose: (id: number) => void;
}

/** By what it is paid. */
export function PaymentTypeField({ types, chosen, error, onChoose }: PaymentTypeFieldProps) {
  const t = useT();
  const isOffered = types.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={t("manualInvoicing.payment_type")}
      required
      searchable={false}
      options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={String(isOffered ? chosen : (types[0]?.id ?? ""))}
      onChange={(id) => onChoose(Number(id))}
      error={error}
    />
  );
}
