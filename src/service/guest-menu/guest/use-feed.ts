import { useEffect, useRef } from "react";
import { apiBase } from "#platform/contract/api-base.ts";
import { menuPath } from "./api.ts";
import { isFeedLive, openFeed } from "./feed.ts";
import { usePage } from "./page-context.ts";

/** Milliseconds within which the phones of a restaurant read a new menu, so that they do not all ask at once. */
const SPREAD_MS = 750;
/** Milliseconds between two readings of the menu while the feed is refused or away. */
const POLL_MS = 60_000;

/** Follows the restaurant's feed for as long as the page is open; `onMenu` is called when the menu is another one. */
export function useFeed(version: string, onMenu: () => void): void {
  const { qrcode, locator, view } = usePage();
  const latest = useRef({ version, onMenu });
  latest.current = { version, onMenu };
  useEffect(() => {
    const token = view === "order" ? location.pathname.split("/")[4] : undefined;
    const query = new URLSearchParams({
      ...(locator !== null && { tableId: locator }),
      ...(token !== undefined && { order: token }),
    });
    let timer: ReturnType<typeof setTimeout>;
    const end = openFeed(`${apiBase}${menuPath(qrcode, "events")}?${query}`, (newest) => {
      clearTimeout(timer);
      if (newest !== latest.current.version)
        timer = setTimeout(() => latest.current.onMenu(), SPREAD_MS * Math.random());
    });
    const poll = setInterval(() => {
      if (!isFeedLive() && document.visibilityState === "visible") latest.current.onMenu();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      clearTimeout(timer);
      end();
    };
  }, [qrcode, locator, view]);
}
