/** Returns a cell of a file trimmed, without the apostrophe that our own files put before what a spreadsheet would run as a formula. */
export function plainCell(text: string): string {
  const bare = text.trim();
  return /^'[=+\-@\t\r\n\0＝＋－＠]/.test(bare) ? bare.slice(1) : bare;
}
