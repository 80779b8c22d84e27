import { IconChevronDown } from "@tabler/icons-react";
import { type Ref, useRef } from "react";
import { Spinner } from "../../feedback/spinner.tsx";
import type { FieldProps } from "../field-props.ts";
import { TextField } from "../text-field.tsx";
import type { SelectOption } from "./match-options.ts";
import { OptionList, type OptionListProps } from "./option-list.tsx";
import classes from "./pick-field.module.css";

export interface PickFieldProps extends FieldProps, Omit<OptionListProps, "label" | "anchor"> {
  selected: SelectOption | null | undefined;
  /** The text that narrows the list; cleared when it closes. */
  typed: string;
  onType: (text: string) => void;
  placeholder: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The field of SelectField and Combobox: shows the chosen entry, and while its list is open takes what is typed. */
export function PickField(props: PickFieldProps) {
  const { list, selected, typed, onType, placeholder = "", empty, busy = false, onBlur, ...field } = props;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor}>
      <TextField
        {...field}
        {...list.field}
        value={list.open && list.typing ? typed : (selected?.label ?? "")}
        placeholder={list.open && selected ? selected.label : placeholder}
        aria-busy={busy || undefined}
        onChange={(event) => {
          list.startTyping();
          onType(event.currentTarget.value);
        }}
        onBlur={() => {
          list.close();
          onBlur?.();
        }}
        trailing={busy ? <Spinner /> : <IconChevronDown size={18} aria-hidden="true" />}
        inputClassName={classes.input}
      />
      <OptionList list={list} label={field.label} anchor={anchor} empty={empty} busy={busy} />
    </div>
  );
}
