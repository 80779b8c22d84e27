import { IconChevronDown } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";
import { matchOptions, type SelectOption } from "./match-options.ts";
import { OptionList } from "./option-list.tsx";
import classes from "./select-field.module.css";
import { TextField } from "./text-field.tsx";
import { toggleOption } from "./toggle-option.ts";
import { useOptionList } from "./use-option-list.ts";

export interface MultiSelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** Chosen values, in the order of the options. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Shown while nothing is chosen, and the first entry, which empties it: "Todas las categorías". */
  allOption: string;
  /** Sentence when nothing matches; the shared one by default. */
  nothingFound?: string | undefined;
}

const ALL = "";

/** Several of a list; none chosen means all. The list stays open while one after the other is taken. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, allOption, nothingFound, ...field } = props;
  const labels = useUiLabels();
  const [typed, setTyped] = useState("");
  const anchor = useRef<HTMLDivElement>(null);
  const shown = matchOptions([{ value: ALL, label: allOption }, ...options], typed);
  const chosen = options.filter((option) => value.includes(option.value));
  const words = chosen.map((option) => option.label).join(", ");
  const take = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    onChange(option.value === ALL ? [] : toggleOption(options, value, option.value));
  };
  const list = useOptionList({
    count: shown.length,
    typing: true,
    disabled: field.disabled ?? false,
    startAt: () => shown.findIndex((option) => option.value === (chosen[0]?.value ?? ALL)),
    onTake: (index) => take(shown[index]),
    onClose: () => setTyped(""),
  });
  return (
    <div ref={anchor}>
      <TextField
        {...field}
        {...list.field}
        value={list.open ? typed : words}
        placeholder={list.open && words !== "" ? words : allOption}
        title={words === "" ? undefined : words}
        onChange={(event) => {
          list.restart();
          setTyped(event.currentTarget.value);
        }}
        onBlur={list.fold}
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
        isSelected={(option) => (option === ALL ? value.length === 0 : value.includes(option))}
        onTake={take}
        empty={nothingFound ?? labels.nothingFound}
        multiple
      />
    </div>
  );
}
