import { currentSupportVisit } from "./session/realm.ts";

/**
 * Returns the storage of this tab: the browser's for all its tabs; during a support visit that of the tab
 * alone, under the visit's number, which disappears with the tab. A visit neither sees nor writes what the
 * browser stores for a restaurant's people.
 */
function place(): { readonly storage: Storage; readonly prefix: string } {
  const supportVisit = currentSupportVisit();
  return supportVisit === undefined
    ? { storage: window.localStorage, prefix: "" }
    : { storage: window.sessionStorage, prefix: `look-in ${supportVisit} ` };
}

/** Reads the text stored under `key`; null when there is none, or when the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    const { storage, prefix } = place();
    return storage.getItem(prefix + key);
  } catch {
    // Forbidden storage is not an error to show: the app works, it only forgets.
    return null;
  }
}

/** Keeps text in this browser; null takes it away. False without storage, or when it is full: forgotten with the page. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    const { storage, prefix } = place();
    if (text === null) storage.removeItem(prefix + key);
    else storage.setItem(prefix + key, text);
    return true;
  } catch {
    // See readStored.
    return false;
  }
}

/** Returns all stored keys; none when the browser forbids storage. */
export function storedKeys(): string[] {
  try {
    const { storage, prefix } = place();
    const own = Object.keys(storage).filter((key) => key.startsWith(prefix));
    return own.map((key) => key.slice(prefix.length));
  } catch {
    // See readStored.
    return [];
  }
}
