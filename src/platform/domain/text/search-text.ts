const ACCENTS = /\p{M}/gu;

/**
 * A text as searches compare it: trimmed, lower case, without accents, inner spaces single ("  Café  Té " →
 * "cafe te"). ñ becomes n, as people type on a keyboard without it.
 */
export function searchText(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Returns the title of an ingredient as it is stored: one line with single spaces. */
export function cleanTitle(typed: string): string {
  return typed.normalize("NFC").replace(/\s+/g, " ").trim();
}
