import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";

const REFUSED_FIELDS = "[data-invalid] input, button[data-invalid]";

/**
 * Submits a form that has nothing to refuse; else shows the refusals from then on and gives the focus to the first
 * refused field.
 */
export function useCheckedSubmit(
  refusals: object,
  send: () => Promise<void>,
): { form: RefObject<HTMLFormElement | null>; tried: boolean; submit: (event: FormEvent) => void } {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFocusRefused(form, tries, REFUSED_FIELDS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(refusals).length > 0) setTries((before) => before + 1);
    else void send();
  };
  return { form, tried: tries > 0, submit };
}
