/** What every form field has in common. `error` is the message of the field; it stays until mended. */
export interface FieldProps {
  label: string;
  description?: string | undefined;
  error?: string | null | undefined;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}
