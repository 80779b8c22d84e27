import { readStored } from "../stored.ts";
import { currentSupportVisit } from "./realm.ts";
import { safeRedirect } from "./sign-in-path.ts";

const KEY = "from";

/**
 * Stores in this tab from which screen of the console a support visit begins. Called in the console, before
 * the tab changes its realm.
 */
export function rememberVisitOrigin(supportVisit: number, path: string): void {
  try {
    // The key that `stored.ts` uses during a support visit, where it is read.
    window.sessionStorage.setItem(`look-in ${supportVisit} ${KEY}`, path);
  } catch {
    // Without storage the way back leads to the console's first screen.
  }
}

/** Returns the screen of the console where this tab's support visit began; undefined when it is unknown. */
export function supportVisitOrigin(): string | undefined {
  if (currentSupportVisit() === undefined) return undefined;
  const path = safeRedirect(readStored(KEY) ?? undefined);
  return path?.startsWith("/superadmin/") ? path : undefined;
}
