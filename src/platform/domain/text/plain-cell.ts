import { withoutDirectionMarks } from "./visible-text.ts";

/**
 * Returns a cell of a file as a text that is typed: trimmed and without marks that turn the direction of writing, and without the
 * apostrophe that our own files put before what a spreadsheet would run as a formula. Every file that comes in is read by it.
 */
export function plainCell(text: string): string {
  const bare = withoutDirectionMarks(text);
  return /^'[=+\-@\t\r\n\0＝＋－＠]/.test(bare) ? bare.slice(1) : bare;
}
