const MOST = 300;

/**
 * Returns the first line of an error without personal data: mail addresses, numbers of five digits and more
 * (documents, telephones), quoted text, and secrets of twenty characters and more are removed.
 */
export function withoutPersonalData(error: string): string {
  const [first = ""] = error.trim().split("\n");
  return first
    .replaceAll(/[^\s"'<>()]+@[^\s"'<>()]+/g, "…@…")
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”/g, "“…”")
    .replaceAll(/[\w-]{20,}/g, "…")
    .replaceAll(/\d[\d -]{3,}\d/g, "…")
    .slice(0, MOST);
}
