/** A browser counts a second click within half a second as a double click; a finger's second tap it may not (ms). */
const TAP_MS = 400;
/** The same key twice on one button (ms). */
const KEY_MS = 300;
/** Distance in px within which two taps are of one finger. */
const SPOT_PX = 32;

/** A click as the browser tells it, by mouse, finger or key. */
export interface Press {
  readonly by: "mouse" | "touch" | "key";
  /** Milliseconds of the page's clock. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** Number of clicks in a row (`detail`). */
  readonly count: number;
  /** The button that acts once, when it hit one. */
  readonly button: object | null;
  /** The page was drawn since the press before. */
  readonly isDrawn: boolean;
}

/**
 * Tells whether a press only repeats the one before: the second half of a double click or double tap, wherever it lands after the first half has closed or opened a dialog, or the same key again.
 */
export function isSecondTap(first: Press | null, next: Press): boolean {
  if (first === null || (first.button === null && next.button === null)) return false;
  const passed = next.at - first.at;
  if (next.button !== null && next.button === first.button && !next.isDrawn) return true;
  if (next.by !== first.by) return false;
  switch (next.by) {
    case "mouse":
      return next.count > 1;
    case "touch":
      return passed < TAP_MS && Math.hypot(next.x - first.x, next.y - first.y) < SPOT_PX;
    case "key":
      return next.button === first.button && passed < KEY_MS;
  }
}
