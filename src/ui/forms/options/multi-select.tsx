import { IconChevronDown, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Span, VisuallyHidden } from "../../layout/layout.tsx";
import { classNames } from "../../theme/class-names.ts";
import { useUiLabels } from "../../theme/ui-labels.tsx";
import fieldClasses from "../field.module.css";
import { describedByAttributes, FieldFrame } from "../field-frame.tsx";
import type { FieldProps } from "../field-props.ts";
import { matchOptions, type SelectOption } from "./match-options.ts";
import classes from "./multi-select.module.css";
import { OptionList } from "./option-list.tsx";
import { toggleOption } from "./toggle-option.ts";
import { type OptionListState, useOptionList } from "./use-option-list.ts";

export interface MultiSelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** Chosen values, in the order of the options. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Hears every keystroke, and "" when the list closes, where `options` is what was found elsewhere and what is chosen. */
  onSearch?: (text: string) => void;
  /** Shown while nothing is chosen, and the first entry, which empties it: "Todas las categorías". */
  allOption: string;
  /** Sentence when nothing matches; the shared one by default. */
  nothingFound?: string | undefined;
}

const ALL = "";

/**
 * Several of a list; none chosen means all. The list stays open while one after the other is taken. What is chosen
 * stands in the field, each with a cross; Backspace in the empty field takes the last one away.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, onSearch, allOption, nothingFound, disabled = false, ...field } = props;
  const labels = useUiLabels();
  const [typed, setTyped] = useState("");
  const search = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  const anchor = useRef<HTMLDivElement>(null);
  const chosen = options.filter((option) => value.includes(option.value));
  const toggle = ({ value: option }: SelectOption) =>
    onChange(option === ALL ? [] : toggleOption(options, value, option));
  const list = useOptionList({
    options: matchOptions([{ value: ALL, label: allOption }, ...options], typed),
    isSelected: (option) => (option === ALL ? chosen.length === 0 : value.includes(option)),
    disabled,
    multiple: true,
    onChoose: toggle,
    onClose: () => search(""),
  });
  return (
    <div ref={anchor}>
      <ChipField
        {...field}
        list={list}
        disabled={disabled}
        chosen={chosen}
        onRemove={toggle}
        typed={typed}
        onType={search}
        placeholder={allOption}
      />
      <OptionList
        list={list}
        label={field.label}
        anchor={anchor}
        empty={nothingFound ?? labels.nothingFound}
      />
    </div>
  );
}

interface ChipFieldProps extends FieldProps {
  list: OptionListState;
  chosen: readonly SelectOption[];
  onRemove: (option: SelectOption) => void;
  /** The text that narrows the list. */
  typed: string;
  onType: (text: string) => void;
  /** While nothing is chosen. */
  placeholder: string;
}

function ChipField(props: ChipFieldProps) {
  const labels = useUiLabels();
  const { list, chosen, onRemove, typed, onType, placeholder, disabled = false, ...field } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const described = describedByAttributes(id, field);
  const remove = (option: SelectOption) => {
    onRemove(option);
    input.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === "Backspace" && typed === "" && last) remove(last);
    else list.field.onKeyDown(event);
  };
  return (
    <FieldFrame {...field} id={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: widens where the input inside is touched, to the arrow and beside the chips */}
      <div
        className={classNames(fieldClasses.box, fieldClasses.control, classes.box)}
        data-part="field"
        data-trailing
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget || disabled) return;
          event.preventDefault();
          input.current?.focus();
          list.field.onClick();
        }}
      >
        {chosen.map((option) => (
          <Chip key={option.value} label={option.label} disabled={disabled} onRemove={() => remove(option)} />
        ))}
        <input
          {...list.field}
          {...described}
          ref={input}
          className={classes.input}
          name={field.name}
          disabled={disabled}
          aria-required={field.required}
          aria-describedby={`${id}-chosen ${described["aria-describedby"] ?? ""}`}
          value={typed}
          placeholder={chosen.length === 0 ? placeholder : ""}
          onChange={(event) => {
            list.startTyping();
            onType(event.currentTarget.value);
          }}
          onKeyDown={key}
          onBlur={list.close}
        />
        <span className={fieldClasses.trailing}>
          <IconChevronDown size={18} aria-hidden="true" />
        </span>
      </div>
      <VisuallyHidden id={`${id}-chosen`} aria-live="polite">
        {labels.list(chosen.map((option) => option.label))}
      </VisuallyHidden>
    </FieldFrame>
  );
}

interface ChipProps {
  label: string;
  disabled: boolean;
  onRemove: () => void;
}

/** One chosen entry in the field. */
function Chip({ label, disabled, onRemove }: ChipProps) {
  const labels = useUiLabels();
  return (
    <span className={classes.chip}>
      <Span lines="cut">{label}</Span>
      <button
        type="button"
        className={classNames(fieldClasses.action, classes.remove)}
        aria-label={labels.labelled(labels.remove, label)}
        disabled={disabled}
        // Keeps the focus, and with it the open list and a phone's keyboard, in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
