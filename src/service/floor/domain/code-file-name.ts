import { searchText } from "#platform/domain/text/search-text.ts";

/**
 * Name of the file of a table's QR code (back-office §9): the title in small letters, what is neither letter nor figure as an
 * underscore, and `-qr.png`. Accents go first, so that "Salón 1" stays readable.
 */
export function codeFileName(title: string): string {
  return `${searchText(title).replace(/[^a-z0-9]/g, "_")}-qr.png`;
}
