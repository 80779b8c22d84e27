import { IconAlertTriangle, IconCloudCheck } from "@tabler/icons-react";
import { ageText } from "#platform/web/age-text.ts";
import { eventsKnownUntil, useConnection } from "#platform/web/connection-store.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { ConnectionNotice } from "#ui/frame/connection-notice.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { useServerClock } from "./board-clock.ts";
import classes from "./board-head.module.css";

interface FeedStateProps {
  /** Time of the last reading, in milliseconds of this device's clock. */
  updatedAt: number;
  /** True if the last reading failed; then a working socket does not make the board current. */
  isFailing: boolean;
}

/** Returns until when the board is known to be current: as long as the socket works, changes reach it. */
function currentUntil({ updatedAt, isFailing }: FeedStateProps): number {
  return isFailing ? updatedAt : Math.max(updatedAt, eventsKnownUntil());
}

/**
 * Shows the age of the board every second, in red once it is too old. While the line is lost the frame says so in its
 * own place; this one speaks where the frame is not, in full screen.
 */
export function FeedState(feed: FeedStateProps) {
  const t = useT();
  const { isLost } = useConnection();
  const seconds = useServerClock(() => feedSeconds(currentUntil(feed), Date.now()));
  const isStale = seconds > STALE_AFTER_SECONDS;
  const Icon = isStale ? IconAlertTriangle : IconCloudCheck;
  return (
    <span
      className={classes.feed}
      data-tone={isStale ? "red" : "grey"}
      data-elsewhere={(isStale && isLost) || undefined}
    >
      <Icon size={18} aria-hidden="true" />
      {isStale ? (
        <>
          <VisuallyHidden role="alert">{staleText(t)}</VisuallyHidden>
          <span className={classes.feedStale}>{t("kitchen.feed.stale", { age: ageText(seconds) })}</span>
          <span className={classes.feedStaleShort} aria-hidden="true">
            {ageText(seconds)}
          </span>
        </>
      ) : (
        <>
          <span className={classes.feedText}>{t("kitchen.feed.fresh", { seconds: ageText(seconds) })}</span>
          <span className={classes.feedShort} aria-hidden="true">
            {ageText(seconds)}
          </span>
        </>
      )}
    </span>
  );
}

/** Says of a board without a head, for guests, that it is not updated although the connection works. */
export function FeedNotice(feed: FeedStateProps) {
  const t = useT();
  const { isLost } = useConnection();
  const seconds = useServerClock(() => feedSeconds(currentUntil(feed), Date.now()));
  if (isLost || seconds <= STALE_AFTER_SECONDS) return null;
  return <ConnectionNotice message={staleText(t)} age={ageText(seconds)} />;
}

/** Read aloud once, when it begins: with the age of that moment. */
const staleText = (t: Translate) => t("kitchen.feed.stale_banner", { age: ageText(STALE_AFTER_SECONDS) });

/** Seconds without an update after which the board says so in red (UX.md). */
const STALE_AFTER_SECONDS = 15;

/** Returns the whole seconds between two times given in milliseconds of this device's clock. */
export function feedSeconds(updatedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - updatedAt) / 1000));
}
