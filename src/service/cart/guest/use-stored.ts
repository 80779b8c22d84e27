import { useSyncExternalStore } from "react";

const CHANGED = "gueststored";
const parsed = new Map<string, { text: string | null; value: unknown }>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // If the phone stores nothing, the choices last as long as the page.
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
    // Ignores a damaged value.
  }
  parsed.set(key, { text, value });
  return value as T;
}

/** A value stored on the phone and shared by its tabs; `empty` on the server and at first. */
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
    // Lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
}
