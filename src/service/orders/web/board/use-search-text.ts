import { useEffect, useRef, useState } from "react";

/** Longest search text kept in the address. */
const LONGEST_TEXT = 100;

/**
 * Keeps a search text that reacts to every keystroke in the address. The address follows a moment later, one text
 * after the other; only after it has caught up does another text in it (a link, going back) replace the typed
 * one.
 */
export function useSearchText(
  addressText: string,
  writeToAddress: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(addressText);
  const written = useRef(addressText);
  const caughtUp = useRef(true);
  useEffect(() => {
    if (addressText === written.current) caughtUp.current = true;
    else if (caughtUp.current) {
      written.current = addressText;
      setText(addressText);
    }
  }, [addressText]);
  const change = (typed: string) => {
    const next = typed.slice(0, LONGEST_TEXT);
    setText(next);
    written.current = next;
    caughtUp.current = next === addressText;
    writeToAddress(next);
  };
  return [text, change];
}
