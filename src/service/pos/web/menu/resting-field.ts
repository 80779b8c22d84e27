import { type RefObject, useEffect } from "react";

/**
 * A search that is done rests: it keeps the focus and takes letters, but signs and figures are the till's again
 * (`data-resting`, which keys and table numbers look for). It wakes when something is typed or it is pointed at.
 */
export function useWakingField(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current;
    const wake = () => wakeField(field);
    const events = ["input", "pointerdown"] as const;
    for (const event of events) field?.addEventListener(event, wake);
    return () => {
      for (const event of events) field?.removeEventListener(event, wake);
    };
  }, [input]);
}

export function restField(field: HTMLInputElement | null): void {
  if (field) field.dataset.resting = "";
}

export function wakeField(field: HTMLInputElement | null): void {
  if (field) delete field.dataset.resting;
}
