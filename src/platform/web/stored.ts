import { currentLookIn } from "./session/realm.ts";

/**
 * Where this tab keeps things: in the browser for all its tabs, but a look-in under its number in its own tab, which forgets it when it is
 * closed. What the browser keeps for the people of a restaurant is neither seen nor written there.
 */
function place(): { readonly storage: Storage; readonly prefix: string } {
  const lookIn = currentLookIn();
  return lookIn === undefined
    ? { storage: window.localStorage, prefix: "" }
    : { storage: window.sessionStorage, prefix: `look-in ${lookIn} ` };
}

/** Text kept in this browser under `key`; null when there is none, or when the browser forbids storage. */
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

/** The keys of everything that is kept in this browser; none when it forbids storage. */
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
