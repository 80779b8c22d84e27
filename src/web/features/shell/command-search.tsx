import { useHotkeys } from "@mantine/hooks";
import { lazy, Suspense } from "react";
import type { SearchPanelProps } from "./search-panel.tsx";

const SearchPanel = lazy(() =>
  import("./search-panel.tsx").then((module) => ({ default: module.SearchPanel })),
);

/** Binds Ctrl+K, or ⌘K on Apple's devices, and gives the keys to show. */
export function useSearchKeys(open: () => void): readonly string[] {
  useHotkeys([["mod+K", open]], []);
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
