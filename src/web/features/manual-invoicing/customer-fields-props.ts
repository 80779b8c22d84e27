import type { CustomerInForm } from "./invoice-draft.ts";

export interface CustomerFieldsProps {
  customer: CustomerInForm;
  errorOf: (field: keyof CustomerInForm) => string | null;
  /** With the fields that changed. */
  onChange: (customer: CustomerInForm, ...fields: readonly (keyof CustomerInForm)[]) => void;
}
