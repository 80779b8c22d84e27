import { useSyncExternalStore } from "react";
import { pageLink, usePage } from "./page-context.ts";
import type { PageView } from "./page-data.ts";

const MOVED = "guestview";

const viewHere = (): PageView => {
  const [, , , last, below] = location.pathname.split("/");
  if (last === "feedback") return below === "success" ? "thanks" : "feedback";
  return last === "cart" || last === "bill" || last === "order" ? last : "menu";
};

function subscribe(changed: () => void) {
  addEventListener("popstate", changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener("popstate", changed);
    removeEventListener(MOVED, changed);
  };
}

/** Returns the page that is visible; the server drew the first one. */
export function useView(): PageView {
  const page = usePage();
  return useSyncExternalStore(subscribe, viewHere, () => page.view);
}

/** Returns a function that shows another page without asking the server. */
export function useGo(): (view: "menu" | "cart" | "bill") => void {
  const page = usePage();
  return (view) => {
    const link = pageLink(page, { view });
    // A sheet that is open is a step of its own, which the other page takes.
    if (history.state === "sheet") history.replaceState(null, "", link);
    else history.pushState(null, "", link);
    dispatchEvent(new Event(MOVED));
    scrollTo(0, 0);
  };
}
