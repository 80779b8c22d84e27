import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { nextIndex } from "../overlay/move-focus.ts";
import popover from "../overlay/popover.module.css";
import { usePopoverPlace } from "../overlay/use-popover-place.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";
import { matchOptions, type SelectOption } from "./match-options.ts";
import classes from "./select-field.module.css";
import { TextField } from "./text-field.tsx";

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Type to narrow the list. Default true. */
  searchable?: boolean;
  /** A first entry with these words that empties it: "Sin mesa". */
  emptyOption?: string | undefined;
  /** For remote lists: hears what is typed; the options are then shown as they come. */
  onSearch?: (text: string) => void;
  /** Sentence when nothing matches; the shared one by default. */
  nothingFound?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const NONE = "";

/** One of a list: type to search (accents and case do not matter), arrows, Enter takes the first, Esc gives up. */
export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, searchable = true, emptyOption, onSearch, nothingFound, ...rest } = props;
  const { onBlur, ...field } = rest;
  const labels = useUiLabels();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const all = emptyOption === undefined ? options : [{ value: NONE, label: emptyOption }, ...options];
  const shown = matchOptions(all, onSearch ? "" : typed);
  const selected = options.find((option) => option.value === value);
  useOpenList(open, list, active);
  usePopoverPlace({ open, anchor, popover: list, align: "start", matchWidth: true });

  const unfold = () => {
    if (open || field.disabled) return;
    setTyped("");
    setActive(
      Math.max(
        0,
        all.findIndex((option) => option.value === (value ?? NONE)),
      ),
    );
    setOpen(true);
  };
  const fold = () => {
    setOpen(false);
    setTyped("");
  };
  const take = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return;
    fold();
    onChange(option.value === NONE ? null : option.value);
  };
  const search = (text: string) => {
    setOpen(true);
    setTyped(text);
    setActive(0);
    onSearch?.(text);
  };
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next =
      event.key === "Home" || event.key === "End" ? null : nextIndex(active, shown.length, event.key);
    const opens = event.key === "ArrowDown" || event.key === "Enter" || (!searchable && event.key === " ");
    if (!open && !opens) return;
    if (!open) unfold();
    else if (event.key === "Enter") take(shown[active]);
    else if (event.key === "Escape") fold();
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={anchor}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete={searchable ? "list" : "none"}
        aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        readOnly={!searchable}
        value={open && searchable ? typed : (selected?.label ?? "")}
        placeholder={open && selected ? selected.label : (field.placeholder ?? emptyOption ?? "")}
        onChange={(event) => search(event.currentTarget.value)}
        onClick={unfold}
        onKeyDown={key}
        onBlur={() => {
          fold();
          onBlur?.();
        }}
        trailing={<IconChevronDown size={18} aria-hidden="true" />}
        inputClassName={classes.input}
      />
      <div
        ref={list}
        id={listId}
        popover="manual"
        role="listbox"
        aria-label={field.label}
        className={popover.popover}
      >
        {open
          ? shown.map((option, index) => (
              <Option
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                active={index === active}
                selected={option.value === (value ?? NONE)}
                onTake={take}
              />
            ))
          : null}
        {open && shown.length === 0 ? (
          <div role="option" aria-selected={false} aria-disabled className={popover.item} tabIndex={-1}>
            {nothingFound ?? labels.nothingFound}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SelectOption;
  active: boolean;
  selected: boolean;
  onTake: (option: SelectOption) => void;
}

function Option({ id, option, active, selected, onTake }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the input, which hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant of the input
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled ?? false}
      data-active={active || undefined}
      className={popover.item}
      // Keeps the focus in the input, whose blur would close the list before the tap arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(option)}
    >
      <span className={popover.grow}>{option.label}</span>
      {selected ? <IconCheck size={18} aria-hidden="true" /> : null}
    </div>
  );
}

function useOpenList(open: boolean, list: { current: HTMLDivElement | null }, active: number): void {
  useLayoutEffect(() => {
    if (!open) return;
    const box = list.current;
    box?.showPopover();
    return () => box?.hidePopover();
  }, [open, list]);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, list, active]);
}
