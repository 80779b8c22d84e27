import type { Translate } from "#platform/web/i18n.ts";

/** A board that was not updated for longer says so in red (UX.md), in seconds. */
export const STALE_AFTER_SECONDS = 15;

/** The age of what is on screen: "18 s", "3 min". */
export function feedAge(seconds: number, t: Translate): string {
  return seconds < 60
    ? t("kitchen.feed.seconds", { count: seconds })
    : t("kitchen.feed.minutes", { count: Math.floor(seconds / 60) });
}

/** Whole seconds since the board was last received; both in milliseconds of this device's clock. */
export function feedSeconds(updatedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - updatedAt) / 1000));
}
