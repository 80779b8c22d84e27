import { type RefObject, useEffect } from "react";

/**
 * Focuses the first refused field after each refused attempt, in the middle of the view, so that the words
 * below it are visible too.
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
