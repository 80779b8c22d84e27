import type { KeyboardEvent } from "react";
import { typedDigit } from "#platform/domain/text/western-digits.ts";

/**
 * Figures that are typed while no field has the keyboard are the cash handed over: its field takes the focus, so that the
 * key lands in it. Does nothing for other payment types, which have no such field.
 */
export function typeIntoReceived(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (typedDigit(event.key) === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type)) return;
  form.querySelector<HTMLInputElement>("[data-received] input")?.focus();
}
