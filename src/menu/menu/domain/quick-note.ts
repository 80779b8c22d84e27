import type { CategoryId } from "#platform/domain/ids.ts";

/** A note that one tap adds, for one category or (null) for every dish. */
export interface QuickNote {
  readonly categoryId: CategoryId | null;
  readonly note: string;
}

const SEPARATOR = ", ";

/** Returns the quick notes for a dish: those of its category first, then those for every dish. */
export function quickNotesFor(notes: readonly QuickNote[], categoryId: CategoryId | null): string[] {
  const own = notes.filter((note) => note.categoryId !== null && note.categoryId === categoryId);
  const common = notes.filter((note) => note.categoryId === null);
  return [...new Set([...own, ...common].map(({ note }) => note))];
}

/** Tells whether the text contains the quick note as one of its parts. */
export function hasQuickNote(text: string, note: string): boolean {
  return notesIn(text).includes(note);
}

/**
 * Adds the quick note to the text, or removes it; the rest of the text stays. Returns null when the text would exceed
 * `max` characters.
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
