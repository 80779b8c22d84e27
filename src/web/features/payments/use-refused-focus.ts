import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Submits a form that has nothing to refuse; else shows the refusals from then on and gives the focus to the first
 * refused field, the first `[data-invalid] input` or `button[data-invalid]`.
 */
export function useRefusedFocus(
  refusals: object,
  send: () => Promise<void>,
): { form: RefObject<HTMLFormElement | null>; tried: boolean; submit: (event: FormEvent) => void } {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>("[data-invalid] input, button[data-invalid]")?.focus();
  }, [tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(refusals).length > 0) setTries((before) => before + 1);
    else void send();
  };
  return { form, tried: tries > 0, submit };
}
