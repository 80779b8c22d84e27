/** Properties of every form field. `error` is the message of the field; it stays until mended. */
export interface FieldProps {
  label: string;
  description?: string | undefined;
  error?: string | null | undefined;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}
