import { type Ref, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";
import { matchOptions, type SelectOption } from "./options/match-options.ts";
import { PickField } from "./options/pick-field.tsx";
import { useOptionList } from "./options/use-option-list.ts";

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Type to narrow the list. Default true. */
  searchable?: boolean;
  /** A first entry with these words that empties it: "Sin mesa". */
  emptyOption?: string | undefined;
  /** Sentence when nothing matches; the shared one by default. */
  nothingFound?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const NONE = "";

/** One of a list: type to search (accents and case do not matter), arrows, Enter takes the first, Esc gives up. */
export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, searchable = true, emptyOption, nothingFound, ...field } = props;
  const labels = useUiLabels();
  const [typed, setTyped] = useState("");
  const all = emptyOption === undefined ? options : [{ value: NONE, label: emptyOption }, ...options];
  const list = useOptionList({
    options: matchOptions(all, typed),
    isSelected: (option) => option === (value ?? NONE),
    typing: searchable,
    disabled: field.disabled ?? false,
    onChoose: (option) => onChange(option.value === NONE ? null : option.value),
    onClose: () => setTyped(""),
  });
  return (
    <PickField
      {...field}
      list={list}
      selected={options.find((option) => option.value === value)}
      typed={typed}
      onType={setTyped}
      placeholder={field.placeholder ?? emptyOption}
      empty={nothingFound ?? labels.nothingFound}
    />
  );
}
