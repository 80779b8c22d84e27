import type { ReactNode } from "react";
import { type ChipChoice, ChoiceChip } from "#ui/filters/choice-chip.tsx";
import { useT } from "../use-t.ts";

export interface ListFilterProps<Value extends string> {
  /** Name of the column that it narrows: "Estado". */
  label: string;
  icon?: ReactNode;
  options: readonly ChipChoice<Value>[];
  /** Null while it does not narrow. */
  value: Value | null | undefined;
  /** The first entry, which narrows nothing: "Todos los estados". */
  all: string;
  onChange: (value: Value | undefined) => void;
}

/** A filter of a list, which narrows to one of a few. */
export function ListFilter<Value extends string>(props: ListFilterProps<Value>) {
  const { label, icon, options, value = null, all, onChange } = props;
  const t = useT();
  const chosen = options.find((option) => option.value === value);
  return (
    <ChoiceChip<Value | null>
      label={label}
      icon={icon}
      text={chosen ? t("common.labelled", { label, value: chosen.label }) : label}
      isChosen={chosen !== undefined}
      onClear={() => onChange(undefined)}
      options={[{ value: null, label: all }, ...options]}
      value={chosen?.value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
