import { searchText } from "#platform/domain/text/search-text.ts";

/**
 * Returns the file name of a table's QR code (back-office §9): the title in lower case, every sign that is neither a letter nor
 * a digit as an underscore, and `-qr.png`. Accents are removed first, so that "Salón 1" stays readable.
 */
export function codeFileName(title: string): string {
  return `${searchText(title).replace(/[^a-z0-9]/g, "_")}-qr.png`;
}
