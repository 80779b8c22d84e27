/** Accents of Latin, Greek and Cyrillic letters, taken apart. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * Returns the file name of a table's QR code (back-office §9): the title in lower case, every sign that is neither a letter nor
 * a digit of any script as an underscore, and `-qr.png`. Accents are removed first, so that "Salón 1" stays readable.
 */
export function codeFileName(title: string): string {
  const plain = title.trim().toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return `${plain.replace(/\s+/g, " ").replace(/[^\p{L}\p{M}\p{N}]/gu, "_")}-qr.png`;
}
