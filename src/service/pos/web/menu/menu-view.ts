import { useState } from "react";

const menuViews = ["detailed", "compact"] as const;
export type MenuView = (typeof menuViews)[number];

const KEY = "view";

/** Measures of a view in px. They are fixed, so that 5,000 cards need no measuring and nothing jumps. */
export const viewMeasures = {
  detailed: { height: 76, leastWidth: 264, mostColumns: 2, gap: 8, besideText: 172 },
  compact: { height: 72, leastWidth: 112, mostColumns: 5, gap: 8, besideText: 20 },
} as const satisfies Record<
  MenuView,
  {
    height: number;
    leastWidth: number;
    mostColumns: number;
    gap: number;
    /** Px of a card's width that are not for its name: picture, padding and border. */
    besideText: number;
  }
>;

/** Window width in px from which dishes are first shown in detail (operations §2). */
const DETAILED_FROM = 1440;

function firstView(): MenuView {
  const usual = window.innerWidth < DETAILED_FROM ? "compact" : "detailed";
  try {
    const stored = window.sessionStorage.getItem(KEY);
    return menuViews.find((view) => view === stored) ?? usual;
  } catch {
    // Storage may be forbidden; then the usual view applies.
    return usual;
  }
}

/** Returns the chosen view, stored for this session under `view`. */
export function useMenuView(): [MenuView, (view: MenuView) => void] {
  const [view, setView] = useState(firstView);
  const choose = (next: MenuView) => {
    setView(next);
    try {
      window.sessionStorage.setItem(KEY, next);
    } catch {
      // See firstView.
    }
  };
  return [view, choose];
}
