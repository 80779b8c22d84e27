import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

type Place = Pick<ParsedLocation, "pathname" | "search" | "state" | "hash">;

interface Arrival {
  /** Undefined for the first screen. */
  readonly from: Place | undefined;
  readonly to: Place;
  /** Position of the content when this entry of the history was left, in px; undefined for a new entry. */
  readonly left: number | undefined;
}

/**
 * Returns where the content of a screen begins after a navigation, in px; null leaves it where it is. Back and forward
 * find it as it was left. Another screen, or another page of a list, begins at its top, unless the address names a part
 * of it. Everything else that stands there (a filter, an open dialog) leaves it alone.
 */
export function startOf({ from, to, left }: Arrival): number | null {
  if (left !== undefined) return left;
  if (to.hash !== "") return null;
  const pageOf = ({ search }: Place) => (search as { readonly page?: unknown }).page ?? 1;
  return from?.pathname === to.pathname && pageOf(from) === pageOf(to) ? null : 0;
}

interface Scroller {
  scrollTop: number;
}

/** Everything that scrolls: the page, or the frame's content. Neither is made anew for the next screen. */
const scrollersOfPage = (): readonly (Scroller | null)[] => [
  document.scrollingElement,
  document.querySelector("main"),
];

/**
 * Lets screens begin where they should. The router's own restoration is off: it carries the position of every element
 * that scrolls over to whatever stands in the same place of the next screen, so a settings screen opened half way down.
 */
export function startScrollMemory(
  router: Pick<AnyRouter, "subscribe">,
  scrollers: () => readonly (Scroller | null)[] = scrollersOfPage,
): void {
  const left = new Map<string, readonly number[]>();
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    const key = fromLocation?.state.__TSR_key;
    if (key)
      left.set(
        key,
        scrollers().map((scroller) => scroller?.scrollTop ?? 0),
      );
  });
  router.subscribe("onRendered", ({ fromLocation: from, toLocation: to }) => {
    const { __TSR_key: key } = to.state;
    // A screen that only loads its data anew has not been left.
    if (key === from?.state.__TSR_key) return;
    const known = key ? left.get(key) : undefined;
    for (const [place, scroller] of scrollers().entries()) {
      const top = startOf({ from, to, left: known?.[place] });
      if (scroller && top !== null) scroller.scrollTop = top;
    }
  });
}
