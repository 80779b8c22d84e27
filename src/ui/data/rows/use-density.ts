import { useSyncExternalStore } from "react";

/** Height of the rows of tables. */
export type Density = "comfortable" | "compact";

const STORAGE_KEY = "comanda.density";

const listeners = new Set<() => void>();

/** Read once: the choice of this page's life, where the browser forbids storage. */
let chosen: Density | undefined;

const densityOf = (word: string | null): Density => (word === "compact" ? "compact" : "comfortable");

function density(): Density {
  if (chosen === undefined) {
    try {
      chosen = densityOf(window.localStorage.getItem(STORAGE_KEY));
    } catch {
      // Without storage it is as for whoever never chose.
      chosen = "comfortable";
    }
  }
  return chosen;
}

function show(next: Density): void {
  chosen = next;
  for (const listener of listeners) listener();
}

function setDensity(next: Density): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(next);
}

/** Another tab of the same device chose. */
function hearStorage(event: StorageEvent): void {
  if (event.storageArea !== window.localStorage) return;
  if (event.key === STORAGE_KEY || event.key === null) show(densityOf(event.newValue));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", hearStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", hearStorage);
  };
}

/** Height of the rows of all tables, as chosen on this device, in whichever of its tabs. */
export function useDensity(): readonly [density: Density, setDensity: (density: Density) => void] {
  return [useSyncExternalStore(subscribe, density), setDensity];
}
