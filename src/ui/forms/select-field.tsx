import { IconChevronDown } from "@tabler/icons-react";
import { type Ref, useRef, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";
import { matchOptions, type SelectOption } from "./match-options.ts";
import { OptionList } from "./option-list.tsx";
import classes from "./select-field.module.css";
import { TextField } from "./text-field.tsx";
import { useOptionList } from "./use-option-list.ts";

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
  const { options, value, onChange, searchable = true, emptyOption, nothingFound, onBlur, ...field } = props;
  const labels = useUiLabels();
  const [typed, setTyped] = useState("");
  const anchor = useRef<HTMLDivElement>(null);
  const all = emptyOption === undefined ? options : [{ value: NONE, label: emptyOption }, ...options];
  const shown = matchOptions(all, typed);
  const selected = options.find((option) => option.value === value);
  const take = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    list.fold();
    onChange(option.value === NONE ? null : option.value);
  };
  const list = useOptionList({
    count: shown.length,
    typing: searchable,
    disabled: field.disabled ?? false,
    startAt: () => all.findIndex((option) => option.value === (value ?? NONE)),
    onTake: (index) => take(shown[index]),
    onClose: () => setTyped(""),
  });
  return (
    <div ref={anchor}>
      <TextField
        {...field}
        {...list.field}
        value={list.open && searchable ? typed : (selected?.label ?? "")}
        placeholder={list.open && selected ? selected.label : (field.placeholder ?? emptyOption ?? "")}
        onChange={(event) => {
          list.restart();
          setTyped(event.currentTarget.value);
        }}
        onBlur={() => {
          list.fold();
          onBlur?.();
        }}
        trailing={<IconChevronDown size={18} aria-hidden="true" />}
        inputClassName={classes.input}
      />
      <OptionList
        id={list.id}
        label={field.label}
        open={list.open}
        anchor={anchor}
        options={shown}
        active={list.active}
        isSelected={(option) => option === (value ?? NONE)}
        onTake={take}
        empty={nothingFound ?? labels.nothingFound}
      />
    </div>
  );
}
