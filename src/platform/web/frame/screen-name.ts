import { useLayoutEffect, useSyncExternalStore } from "react";

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(name: string | null): void {
  shown = name;
  for (const listener of listeners) listener();
}

/** Names the window for the page while it is shown, where the page is about one thing; null for the screen's own name. */
export function useScreenName(name: string | null): void {
  useLayoutEffect(() => {
    show(name);
    return () => show(null);
  }, [name]);
}

/** Returns the name of the page that is shown; null where the screen's own says it all. */
export const useShownName = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
