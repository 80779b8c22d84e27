import type { ReactNode } from "react";
import { type ChipChoice, ChoiceChip } from "#ui/filters/choice-chip.tsx";
import { useT } from "../use-t.ts";

export interface ListChoiceProps<Value extends string> {
  /** Name of the choice: "Orden". */
  label: string;
  icon?: ReactNode;
  options: readonly ChipChoice<Value>[];
  value: Value;
  /** The value while nobody chose. */
  usual: NoInfer<Value>;
  onChange: (value: Value) => void;
}

/** A choice about a list of which one always holds: its order, or the days it looks ahead. */
export function ListChoice<Value extends string>(props: ListChoiceProps<Value>) {
  const { label, icon, options, value, usual, onChange } = props;
  const t = useT();
  const chosen = options.find((option) => option.value === value);
  return (
    <ChoiceChip<Value>
      label={label}
      icon={icon}
      text={t("common.labelled", { label, value: chosen?.label ?? "" })}
      isChosen={value !== usual}
      onClear={() => onChange(usual)}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
