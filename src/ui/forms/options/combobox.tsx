import { type Ref, useState } from "react";
import { useUiLabels } from "../../theme/ui-labels.tsx";
import type { FieldProps } from "../field-props.ts";
import { matchOptions, type SelectOption } from "./match-options.ts";
import { PickField } from "./pick-field.tsx";
import { useOptionList } from "./use-option-list.ts";

export interface ComboboxProps extends FieldProps {
  /** The results for the last text, in this order. While `busy`, those of earlier texts that fit the new one are shown. */
  options: readonly SelectOption[];
  /** The whole option, because the list may not hold it any more. */
  selected: SelectOption | null;
  onChange: (option: SelectOption | null) => void;
  /** Hears every keystroke, and "" when the list closes. The caller waits 300 ms before it asks. */
  onSearch: (text: string) => void;
  /** A search is under way, or will be after a pause in typing. */
  busy?: boolean;
  placeholder?: string | undefined;
  /** A first entry with these words that empties it, while nothing is typed: "Sin cliente". */
  emptyOption?: string | undefined;
  /** Sentence when nothing was found; the shared one by default. */
  nothingFound?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const NONE = "";

/** One of a list that lies elsewhere: what is typed goes to `onSearch`, what was found comes back as `options`. */
export function Combobox(props: ComboboxProps) {
  const { options, selected, onChange, onSearch, busy = false, emptyOption, nothingFound, ...field } = props;
  const labels = useUiLabels();
  const [typed, setTyped] = useState("");
  // Entries that were found for earlier words are there no longer: Enter takes the first one.
  const known = busy && typed.trim() !== "" ? matchOptions(options, typed) : options;
  const canEmpty = emptyOption !== undefined && typed === "";
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  const list = useOptionList({
    options: canEmpty ? [{ value: NONE, label: emptyOption }, ...known] : known,
    isSelected: (value) => value === (selected?.value ?? NONE),
    disabled: field.disabled ?? false,
    onChoose: (option) => onChange(option.value === NONE ? null : option),
    onClose: () => {
      if (typed !== "") search("");
    },
  });
  return (
    <PickField
      {...field}
      list={list}
      selected={selected}
      typed={typed}
      onType={search}
      placeholder={field.placeholder ?? emptyOption}
      empty={busy ? labels.loading : (nothingFound ?? labels.nothingFound)}
      busy={busy}
    />
  );
}
