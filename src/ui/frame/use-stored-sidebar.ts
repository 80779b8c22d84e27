import { useState } from "react";

const STORAGE_KEY = "sidebar";

function storedCollapsed(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === "collapsed";
  } catch {
    // Without storage the menu starts open.
    return false;
  }
}

/** Whether the sidebar is collapsed, remembered on this device (operations.md §4). */
export function useStoredSidebar(): readonly [
  collapsed: boolean,
  setCollapsed: (collapsed: boolean) => void,
] {
  const [collapsed, setCollapsed] = useState(storedCollapsed);
  const change = (next: boolean) => {
    setCollapsed(next);
    try {
      window.localStorage.setItem(STORAGE_KEY, next ? "collapsed" : "expanded");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [collapsed, change];
}
