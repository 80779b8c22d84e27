import type { HTMLInputTypeAttribute } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import type { CustomerField } from "./customer-draft.ts";
import type { CustomerForm } from "./use-customer-form.ts";

type TextFields = Exclude<
  CustomerField,
  "type" | "gender" | "birthDate" | "withholdsVat" | "notes" | "allergies" | "creditLimit" | "creditDays"
>;

interface CustomerTextFieldProps {
  form: CustomerForm;
  field: TextFields;
  label: string;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "tel" | "email" | "numeric";
  maxLength?: number;
  autoFocus?: boolean;
}

/** Field for a text of the customer, with its error or hint. */
export function CustomerTextField({ form, field, autoFocus, ...rest }: CustomerTextFieldProps) {
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      value={form.input[field]}
      onChange={(event) => form.change({ ...form.input, [field]: event.currentTarget.value }, field)}
      onBlur={() => form.leave(field)}
      error={form.errorOf(field)}
      description={form.hintOf(field)}
      data-autofocus={autoFocus || undefined}
    />
  );
}
