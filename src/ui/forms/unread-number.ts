import type { SyntheticEvent } from "react";

/** Marks a field whose typed number could not be read: what counts is still the figure before it. */
export const UNREAD = "data-unread";

/**
 * Stops what would go on with another number than the one that stands in a field of the same dialog, and leads there. Buttons
 * that only lead back are let through.
 */
export function stopAtUnread(event: SyntheticEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button !== null && button.dataset.variant !== "filled") return;
  const field = event.currentTarget.closest("dialog")?.querySelector<HTMLElement>(`[${UNREAD}]`);
  if (!field) return;
  event.preventDefault();
  event.stopPropagation();
  field.focus();
}
