/** Text kept in this browser under `key`; null when there is none, or when the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Forbidden storage is not an error to show: the app works, it only forgets.
    return null;
  }
}

/** Keeps text in this browser; null takes it away. False without storage, or when it is full: forgotten with the page. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    // See readStored.
    return false;
  }
}

/** The keys of everything that is kept in this browser; none when it forbids storage. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    // See readStored.
    return [];
  }
}
