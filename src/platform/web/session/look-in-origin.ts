import { readStored } from "../stored.ts";
import { currentLookIn } from "./realm.ts";
import { safeRedirect } from "./sign-in-path.ts";

const KEY = "from";

/** Remembers in this tab from which screen of the console a look-in begins. Asked in the console, before the tab changes its door. */
export function rememberOrigin(lookIn: number, path: string): void {
  try {
    // As `stored.ts` names what a look-in keeps, which reads it there.
    window.sessionStorage.setItem(`look-in ${lookIn} ${KEY}`, path);
  } catch {
    // A browser that forbids storage leads back to the console's first screen.
  }
}

/** The screen of the console where this tab's look-in began; undefined where that is not known. */
export function lookInOrigin(): string | undefined {
  if (currentLookIn() === undefined) return undefined;
  const path = safeRedirect(readStored(KEY) ?? undefined);
  return path?.startsWith("/superadmin/") ? path : undefined;
}
