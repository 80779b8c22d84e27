import { useState } from "react";

export const menuViews = ["detailed", "compact"] as const;
export type MenuView = (typeof menuViews)[number];

const KEY = "view";

/** Measures of a view in px; fixed, so that 5,000 cards need no measuring and nothing jumps. */
export const viewMeasures = {
  detailed: { height: 120, leastWidth: 300, mostColumns: 2, gap: 8 },
  compact: { height: 118, leastWidth: 112, mostColumns: 8, gap: 8 },
} as const satisfies Record<
  MenuView,
  { height: number; leastWidth: number; mostColumns: number; gap: number }
>;

function storedView(): MenuView {
  try {
    return window.sessionStorage.getItem(KEY) === "compact" ? "compact" : "detailed";
  } catch {
    // Storage may be forbidden: the default then.
    return "detailed";
  }
}

/** The chosen view, kept for this session under `view`; detailed at first (operations §2). */
export function useMenuView(): [MenuView, (view: MenuView) => void] {
  const [view, setView] = useState(storedView);
  const choose = (next: MenuView) => {
    setView(next);
    try {
      window.sessionStorage.setItem(KEY, next);
    } catch {
      // See storedView.
    }
  };
  return [view, choose];
}
