import { useRef, useState } from "react";
import { searchText } from "#platform/domain/text/search-text.ts";
import { useAfterPause } from "#platform/web/forms/use-after-pause.ts";
import { Combobox } from "#ui/forms/options/combobox.tsx";
import type { SelectOption } from "#ui/forms/options/match-options.ts";

const FREE = "free";

interface TypedComboboxProps {
  label: string;
  placeholder: string;
  required?: boolean;
  error?: string | null;
  description?: string | undefined;
  /** Text in the field; "" when empty. */
  text: string;
  /** Entries for the typed text, once they are known. */
  options: readonly SelectOption[];
  busy: boolean;
  /** Called with the words after a pause in typing. */
  onSearch: (words: string) => void;
  onChoose: (value: string) => void;
  /** Called with free text: chosen from the list, or left in the field. */
  onFree: (words: string) => void;
  freeLabel: (words: string) => string;
  /** A first entry that empties the field. */
  emptyOption?: string;
  onEmpty?: () => void;
}

/**
 * Chooses from a list on the server, or takes free text: what is typed and not chosen stays when the field is left, and selects
 * the entry of that name if there is one.
 */
export function TypedCombobox(props: TypedComboboxProps) {
  const { text, options, busy, onSearch, onChoose, onFree, freeLabel, onEmpty, ...field } = props;
  const [typed, setTyped] = useState("");
  // The list forgets the typed text just before the field reports that it was left.
  const left = useRef("");
  const words = typed.trim();
  const [asked, setAsked] = useState("");
  useAfterPause(words, (text) => {
    setAsked(text);
    onSearch(text);
  });
  const same = options.find(({ label }) => searchText(label) === searchText(words));
  const free = words !== "" && !same ? [{ value: FREE, label: freeLabel(words) }] : [];
  const take = (value: string, typedWords: string) => {
    left.current = "";
    if (value === FREE) onFree(typedWords);
    else onChoose(value);
  };
  return (
    <Combobox
      {...field}
      options={[...options, ...free]}
      busy={busy || asked !== words}
      selected={text === "" ? null : { value: "text", label: text }}
      onSearch={(next) => {
        if (next === "") {
          left.current = typed.trim();
          queueMicrotask(() => {
            left.current = "";
          });
        }
        setTyped(next);
      }}
      onBlur={() => {
        if (left.current !== "") take(same?.value ?? FREE, left.current);
      }}
      onChange={(option) => {
        if (option === null) onEmpty?.();
        else take(option.value, words);
      }}
    />
  );
}
