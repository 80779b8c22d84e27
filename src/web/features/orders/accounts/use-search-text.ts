import { useEffect, useRef, useState } from "react";

/** Longest search text that the address keeps. */
const LONGEST = 100;

/**
 * A search text that answers at every keystroke, kept in the address. The address follows a moment later, one text
 * after the other; only when it has caught up does another text in it (a link, going back) replace what was typed.
 */
export function useSearchText(
  inAddress: string,
  toAddress: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const caughtUp = useRef(true);
  useEffect(() => {
    if (inAddress === written.current) caughtUp.current = true;
    else if (caughtUp.current) {
      written.current = inAddress;
      setText(inAddress);
    }
  }, [inAddress]);
  const change = (typed: string) => {
    const next = typed.slice(0, LONGEST);
    setText(next);
    written.current = next;
    caughtUp.current = next === inAddress;
    toAddress(next);
  };
  return [text, change];
}
