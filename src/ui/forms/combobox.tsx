import { IconChevronDown } from "@tabler/icons-react";
import { type Ref, useRef, useState } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";
import type { SelectOption } from "./match-options.ts";
import { OptionList } from "./option-list.tsx";
import classes from "./select-field.module.css";
import { TextField } from "./text-field.tsx";
import { useOptionList } from "./use-option-list.ts";

export interface ComboboxProps extends FieldProps {
  /** What was found for the last text, shown as it comes. Old entries may stay while `busy`. */
  options: readonly SelectOption[];
  /** The whole option, because the list may not hold it any more. */
  selected: SelectOption | null;
  onChange: (option: SelectOption | null) => void;
  /** Hears every keystroke, and "" when the list opens or closes. The caller waits 300 ms before it asks. */
  onSearch: (text: string) => void;
  /** A search is under way. */
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
  const { options, selected, onChange, onSearch, busy = false, emptyOption, nothingFound, ...rest } = props;
  const { onBlur, ...field } = rest;
  const labels = useUiLabels();
  const [typed, setTyped] = useState("");
  const anchor = useRef<HTMLDivElement>(null);
  const empties = emptyOption !== undefined && typed === "";
  const shown = empties ? [{ value: NONE, label: emptyOption }, ...options] : options;
  const search = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  const take = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    list.fold();
    onChange(option.value === NONE ? null : option);
  };
  const list = useOptionList({
    count: shown.length,
    typing: true,
    disabled: field.disabled ?? false,
    startAt: () => shown.findIndex((option) => option.value === (selected?.value ?? NONE)),
    onTake: (index) => take(shown[index]),
    onClose: () => {
      if (typed !== "") search("");
    },
  });
  return (
    <div ref={anchor}>
      <TextField
        {...field}
        {...list.field}
        value={list.open ? typed : (selected?.label ?? "")}
        placeholder={list.open && selected ? selected.label : (field.placeholder ?? emptyOption ?? "")}
        aria-busy={busy}
        onChange={(event) => {
          list.restart();
          search(event.currentTarget.value);
        }}
        onBlur={() => {
          list.fold();
          onBlur?.();
        }}
        trailing={busy ? <Spinner /> : <IconChevronDown size={18} aria-hidden="true" />}
        inputClassName={classes.input}
      />
      <OptionList
        id={list.id}
        label={field.label}
        open={list.open}
        anchor={anchor}
        options={shown}
        active={list.active}
        isSelected={(value) => value === (selected?.value ?? NONE)}
        onTake={take}
        empty={busy ? labels.loading : (nothingFound ?? labels.nothingFound)}
        busy={busy}
      />
    </div>
  );
}
