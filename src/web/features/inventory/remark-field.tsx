import { TextAreaField } from "../../../ui/forms/text-area-field.tsx";
import { useT } from "../../platform/use-t.ts";

const REMARK_MAX = 200;

export interface RemarkFieldProps {
  value?: string | null;
}

/** What else is to be said of a movement. */
export function RemarkField({ value, ...field }: RemarkFieldProps) {
  const t = useT();
  return (
    <TextAreaField
      label={t("inventory.columns.remarks")}
      maxLength={REMARK_MAX}
      rows={2}
      {...field}
      value={value ?? ""}
    />
  );
}
