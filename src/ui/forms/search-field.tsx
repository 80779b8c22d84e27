import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type Ref, useRef } from "react";
import { KeyHint } from "../frame/key-hint.tsx";
import { classNames } from "../theme/class-names.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import field from "./field.module.css";
import classes from "./search-field.module.css";

export interface SearchFieldProps {
  /** Name and placeholder: "Buscar platos". Its title too: a narrow field cuts it. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter: the first result is taken. */
  onEnter?: () => void;
  /** The key that focuses it, shown while empty; the caller binds it and focuses through `ref`. */
  hotkey?: string;
  /** A remote search is under way. */
  busy?: boolean;
  /** The listbox that it moves through, when there is one. */
  list?: { id: string; activeId: string | undefined };
  /** Takes the focus when the dialog around it opens. */
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box with a cross to empty it; Esc empties it first, and only then closes what is around it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onEnter, hotkey, busy = false, list, autoFocus, ref } = props;
  const labels = useUiLabels();
  const box = useRef<HTMLElement>(null);
  const clear = () => {
    onChange("");
    box.current?.querySelector("input")?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && onEnter) {
      event.preventDefault();
      onEnter();
    }
    if (event.key === "Escape" && value !== "") {
      event.preventDefault();
      clear();
    }
  };
  return (
    <search ref={box} className={classNames(field.box, classes.search)} data-leading data-trailing>
      <span className={field.leading}>
        <IconSearch size={18} aria-hidden="true" />
      </span>
      <input
        ref={ref}
        className={field.control}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...(list ? comboboxAttributes(list) : {})}
        data-autofocus={autoFocus || undefined}
        aria-label={label}
        aria-busy={busy}
        aria-keyshortcuts={hotkey}
        placeholder={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={key}
      />
      {value !== "" ? (
        <button type="button" className={field.action} aria-label={labels.clear} onClick={clear}>
          <IconX size={18} />
        </button>
      ) : hotkey ? (
        <span className={classNames(field.trailing, classes.hint)} aria-hidden="true">
          <KeyHint keys={[hotkey]} />
        </span>
      ) : null}
    </search>
  );
}

function comboboxAttributes(list: { id: string; activeId: string | undefined }) {
  return {
    role: "combobox",
    "aria-expanded": true,
    "aria-controls": list.id,
    "aria-activedescendant": list.activeId,
    "aria-autocomplete": "list" as const,
  };
}
