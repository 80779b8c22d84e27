import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { type VoidReason, voidReasons } from "../../domain/void-line.ts";

export interface ReasonChoiceProps {
  value: VoidReason | null;
  onChange: (reason: VoidReason) => void;
}

/** Why a dish that was begun is not paid for. */
export function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  const t = useT();
  return (
    <ChoiceList
      mode="single"
      label={t("orders.void.reason")}
      hint={t("orders.void.reason_hint")}
      value={value === null ? [] : [value]}
      onChange={([picked]) => {
        const reason = voidReasons.find((reason) => reason === picked);
        if (reason) onChange(reason);
      }}
      choices={voidReasons.map((reason) => ({ value: reason, label: t(`orders.reasons.${reason}`) }))}
    />
  );
}
