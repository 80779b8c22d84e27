import { useSyncExternalStore } from "react";

const CHANGED = "gueststored";
const parsed = new Map<string, { text: string | null; value: unknown }>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A phone that keeps nothing: what is chosen lasts as long as the page.
    return parsed.get(key)?.text ?? null;
  }
}

function subscribe(changed: () => void) {
  addEventListener("storage", changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener(CHANGED, changed);
  };
}

function storedValue<T>(key: string, empty: T): T {
  const text = read(key);
  const known = parsed.get(key);
  if (known?.text === text) return known.value as T;
  let value: unknown = empty;
  try {
    value = text === null ? empty : JSON.parse(text);
  } catch {
    // Damaged: as if nothing had been kept.
  }
  parsed.set(key, { text, value });
  return value as T;
}

/** Something that the phone keeps under a key, the same in each of its tabs; on the server and at first `empty`. */
export function useStored<T>(key: string, empty: T): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => storedValue(key, empty),
    () => empty,
  );
  return [value, (next) => store(key, next)];
}

function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  parsed.set(key, { text, value });
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(CHANGED));
}
