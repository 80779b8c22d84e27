import { type RefObject, useEffect } from "react";

/**
 * Gives the focus to the first refused field of the form after each refused attempt, in the middle of what is seen, so
 * that the words below it are read too.
 */
export function useFocusRefused(
  form: RefObject<HTMLFormElement | null>,
  attempts: number,
  selector = '[aria-invalid="true"]',
): void {
  useEffect(() => {
    if (attempts === 0) return;
    const field = form.current?.querySelector<HTMLElement>(selector);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  }, [form, attempts, selector]);
}
