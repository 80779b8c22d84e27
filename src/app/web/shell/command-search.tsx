import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense, useEffect } from "react";
import type { SearchPanelProps } from "./search-panel.tsx";

const loadPanel = () => import("./search-panel.tsx");
const SearchPanel = lazy(() => loadPanel().then((module) => ({ default: module.SearchPanel })));

/**
 * Delay of loading after the screen has appeared: text typed right after the keys is for the search, not for
 * the screen below.
 */
const LOAD_AFTER_MS = 1_000;

/** Binds Ctrl+K, or ⌘K on Apple's devices, and gives the keys to show. */
export function useSearchKeys(open: () => void): readonly string[] {
  useHotkeys([["mod+K", open]], []);
  useEffect(() => {
    // Opening the search loads it again.
    const timer = setTimeout(() => void loadPanel().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? ["⌘", "K"] : ["Ctrl", "K"];
}

/**
 * Search over screens, tables, accounts, dishes and customers that the person may find. What was typed is forgotten on
 * closing: the 350 ms of operations §9 would empty a search that is opened again at once.
 */
export function CommandSearch({ opened, ...panel }: SearchPanelProps & { opened: boolean }) {
  return opened ? (
    <Suspense>
      <SearchPanel {...panel} />
    </Suspense>
  ) : null;
}
