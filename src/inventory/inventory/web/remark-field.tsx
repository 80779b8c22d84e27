import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";

const REMARK_MAX = 200;

export interface RemarkFieldProps {
  value?: string | null;
}

/** What else is to be said of a movement, in one line. */
export function RemarkField({ value, ...field }: RemarkFieldProps) {
  const t = useT();
  return (
    <TextField label={t("inventory.columns.remarks")} maxLength={REMARK_MAX} {...field} value={value ?? ""} />
  );
}
