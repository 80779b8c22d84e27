import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type Ref, useRef } from "react";
import { KeyHint } from "../frame/key-hint.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./search-field.module.css";

export interface SearchFieldProps {
  /** Name and placeholder: "Buscar platos". */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter: the first result is taken. */
  onEnter?: () => void;
  /** The key that focuses it, shown while empty; the caller binds it and focuses through `ref`. */
  hotkey?: string;
  /** A remote search is under way. */
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box with a cross to empty it; Esc empties it first, and only then closes what is around it. */
export function SearchField({
  label,
  value,
  onChange,
  onEnter,
  hotkey,
  busy = false,
  ref,
}: SearchFieldProps) {
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
    if (event.key === "Escape" && value !== "") clear();
  };
  return (
    <search ref={box} className={classes.search}>
      <IconSearch size={18} aria-hidden="true" className={classes.icon} />
      <input
        ref={ref}
        className={classes.input}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-busy={busy}
        aria-keyshortcuts={hotkey}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={key}
        data-mantine-stop-propagation={value !== "" || undefined}
      />
      {value !== "" ? (
        <button type="button" className={classes.clear} aria-label={labels.clear} onClick={clear}>
          <IconX size={18} />
        </button>
      ) : hotkey ? (
        <span className={classes.hint} aria-hidden="true">
          <KeyHint keys={[hotkey]} />
        </span>
      ) : null}
    </search>
  );
}
