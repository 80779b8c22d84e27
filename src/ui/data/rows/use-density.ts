import { useSyncExternalStore } from "react";

/** Height of the rows of tables. */
export type Density = "comfortable" | "compact";

const STORAGE_KEY = "comanda.density";

const listeners = new Set<() => void>();

/** Read once: the choice of this page's life, where the browser forbids storage. */
let chosen: Density | undefined;

function density(): Density {
  if (chosen === undefined) {
    try {
      chosen = window.localStorage.getItem(STORAGE_KEY) === "compact" ? "compact" : "comfortable";
    } catch {
      // Without storage it is as for whoever never chose.
      chosen = "comfortable";
    }
  }
  return chosen;
}

function setDensity(next: Density): void {
  chosen = next;
  try {
    window.localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Height of the rows of all tables, as chosen on this device. */
export function useDensity(): readonly [density: Density, setDensity: (density: Density) => void] {
  return [useSyncExternalStore(subscribe, density), setDensity];
}
