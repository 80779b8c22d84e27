import type { CategoryId } from "#platform/domain/ids.ts";

/** A note of one tap, of one category or (null) of every dish. */
export interface QuickNote {
  readonly categoryId: CategoryId | null;
  readonly note: string;
}

const SEPARATOR = ", ";

/** The quick notes for a dish: those of its category first, then those of every dish. */
export function quickNotesFor(notes: readonly QuickNote[], categoryId: CategoryId | null): string[] {
  const own = notes.filter((note) => note.categoryId !== null && note.categoryId === categoryId);
  const common = notes.filter((note) => note.categoryId === null);
  return [...new Set([...own, ...common].map(({ note }) => note))];
}

/** Whether the text holds the quick note as one of its parts. */
export function hasQuickNote(text: string, note: string): boolean {
  return notesIn(text).includes(note);
}

/**
 * The text with the quick note, or without it if it was there; what was typed stays. Null when the text would become
 * longer than `max` characters.
 */
export function toggleQuickNote(text: string, note: string, max: number): string | null {
  const before = notesIn(text);
  const next = before.includes(note) ? before.filter((part) => part !== note) : [...before, note];
  const joined = next.join(SEPARATOR);
  return joined.length > max ? null : joined;
}

function notesIn(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
