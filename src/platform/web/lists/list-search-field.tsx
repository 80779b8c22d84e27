import { useEffect, useRef, useState } from "react";
import { SearchField } from "#ui/forms/search-field.tsx";

/** Default pause in typing, in milliseconds, before the server is asked. */
const PAUSE_MS = 300;

export interface ListSearchFieldProps {
  label: string;
  /** The current search words. */
  words: string;
  onFind: (words: string) => void;
  busy: boolean;
  pauseMs?: number;
  /** Takes the focus when the dialog around it opens. */
  autoFocus?: boolean;
}

/** Search field of a remote list: it searches after a pause in typing, and at once on Enter or when emptied. */
export function ListSearchField(props: ListSearchFieldProps) {
  const { label, words, onFind, busy, pauseMs = PAUSE_MS, autoFocus = false } = props;
  const [typed, setTyped] = useState(words);
  const searched = useRef(words);
  const find = useRef(onFind);
  useEffect(() => {
    find.current = onFind;
  });
  // A step back, or a filter taken away, changes the words from outside.
  useEffect(() => {
    if (words === searched.current) return;
    searched.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched.current) return;
    const search = () => {
      searched.current = wanted;
      find.current(wanted);
    };
    if (wanted === "") return search();
    const timer = setTimeout(search, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  const now = () => {
    searched.current = typed.trim();
    onFind(searched.current);
  };
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      onEnter={now}
      busy={busy}
      autoFocus={autoFocus}
    />
  );
}
