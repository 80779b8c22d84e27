const MOST = 300;

/**
 * The first line of what went wrong, without what may be somebody's: addresses of mail, numbers of five digits and more (documents,
 * telephones), what stands in quotes, and secrets of twenty signs and more.
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
