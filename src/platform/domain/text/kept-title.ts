/** The title of an ingredient as it is kept: one line with single spaces, whatever stood between its words on paper. */
export function keptTitle(typed: string): string {
  return typed.normalize("NFC").replace(/\s+/g, " ").trim();
}
