import type { GuestFeedEvent, MenuNews } from "../contract/guest-feed.ts";

/** Milliseconds of silence after which a stream counts as broken: the server sends something every 20 s. */
const SILENT_MS = 45_000;
/** Milliseconds until the next attempt: about doubled each time, and never the same for all phones of a room. */
const AGAIN_MS = { first: 1_000, most: 60_000 };

/** The window's event of `onServerAway`. */
const AWAY = "guest_server_away";

/** Returns the name of the window's event by which the parts of a page hear it. */
const nameOf = (event: GuestFeedEvent) => `guest_${event}`;

/** Attempts in a row that reached nobody, after which the page says that it has no connection. */
const AWAY_AFTER = 2;

let isLive = false;
let unanswered = 0;

/** Tells whether changes arrive by themselves: until then pages ask at intervals. */
export const isFeedLive = (): boolean => isLive;

/**
 * Tells whether nobody answers. A browser's own word does not suffice: it calls a Wi-Fi without Internet, or a page
 * that it showed from its cache, a connection.
 */
export const isServerAway = (): boolean => unanswered >= AWAY_AFTER;

/** Calls back whenever `isServerAway` may have changed. Returns what ends it. */
export function onServerAway(changed: () => void): () => void {
  addEventListener(AWAY, changed);
  return () => removeEventListener(AWAY, changed);
}

/** Calls back whenever the feed tells one of these events. Returns what ends it. */
export function onFeed(events: readonly GuestFeedEvent[], heard: () => void): () => void {
  for (const event of events) addEventListener(nameOf(event), heard);
  return () => {
    for (const event of events) removeEventListener(nameOf(event), heard);
  };
}

function countUnanswered(attempts: number): void {
  unanswered = attempts;
  dispatchEvent(new Event(AWAY));
}

/**
 * Follows the feed at this address while the page is visible: a phone in a pocket holds no connection. Each beginning
 * may have a gap before it, so everybody reads once. `onMenu` gets the version of the current menu. Returns what ends it.
 */
export function openFeed(address: string, onMenu: (version: string) => void): () => void {
  let source: EventSource | null = null;
  let waitMs = AGAIN_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    isLive = false;
  };
  const again = () => {
    close();
    timer = setTimeout(open, waitMs * (0.5 + Math.random()));
    waitMs = Math.min(waitMs * 2, AGAIN_MS.most);
  };
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(again, SILENT_MS);
  };
  function open() {
    close();
    if (document.visibilityState === "hidden") return;
    const opened = new EventSource(address);
    source = opened;
    alive();
    // A stream that the server refused is closed; one that reached nobody connects again.
    opened.onerror = () => {
      countUnanswered(opened.readyState === EventSource.CLOSED ? 0 : unanswered + 1);
      again();
    };
    opened.addEventListener("alive", alive);
    const hear = (event: GuestFeedEvent, heard: (data: string) => void) =>
      opened.addEventListener(event, ({ data }) => {
        alive();
        heard(data);
      });
    const tell = (event: GuestFeedEvent) => dispatchEvent(new Event(nameOf(event)));
    const menu = (data: string) => onMenu((JSON.parse(data) as MenuNews).menu);
    hear("hello", (data) => {
      isLive = true;
      countUnanswered(0);
      waitMs = AGAIN_MS.first;
      menu(data);
      tell("visits_changed");
      tell("order_update");
    });
    hear("menu_changed", menu);
    hear("visits_changed", () => tell("visits_changed"));
    hear("order_update", () => tell("order_update"));
  }
  document.addEventListener("visibilitychange", open);
  addEventListener("online", open);
  open();
  return () => {
    document.removeEventListener("visibilitychange", open);
    removeEventListener("online", open);
    close();
  };
}
