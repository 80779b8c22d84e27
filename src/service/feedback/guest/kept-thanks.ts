const KEY = "comanda.thanks";

/** Keeps the server's words for the page that thanks, which is another document. */
export function keepThanks(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // The page then says its own words.
  }
}

/** What the server said when the answer arrived; empty when nothing was kept. */
export function keptThanks(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
