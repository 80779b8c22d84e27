import { useState } from "react";

/** Places that keep their own state of the sidebar. */
export type SidebarPlace = "page" | "board" | "settings";

const keys = {
  page: "sidebar",
  board: "sidebar.board",
  settings: "sidebar.settings",
} as const satisfies Record<SidebarPlace, string>;

/** Tablets, 1199 px wide at most, give their width to the screen. */
const TABLET = "(max-width: 74.99em)";

function startsCollapsed(place: SidebarPlace): boolean {
  try {
    const stored = window.localStorage.getItem(keys[place]);
    if (stored !== null) return stored === "collapsed";
  } catch {
    // Without storage it is as for whoever never chose.
  }
  return place !== "page" || window.matchMedia(TABLET).matches;
}

/**
 * Keeps on this device whether the sidebar is collapsed (operations §4); until somebody chooses, it is collapsed on tablets, on boards and
 * beside the menu of the settings.
 */
export function useStoredSidebar(
  place: SidebarPlace = "page",
): readonly [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => ({
    page: startsCollapsed("page"),
    board: startsCollapsed("board"),
    settings: startsCollapsed("settings"),
  }));
  const change = (next: boolean) => {
    setCollapsed((before) => ({ ...before, [place]: next }));
    try {
      window.localStorage.setItem(keys[place], next ? "collapsed" : "expanded");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [collapsed[place], change];
}
