import { IconAlertTriangle, IconCloudCheck } from "@tabler/icons-react";
import { heardUntil, useConnection } from "#platform/web/connection-store.ts";
import { useT } from "#platform/web/use-t.ts";
import { ConnectionBanner } from "#ui/frame/connection-banner.tsx";
import { useServerClock } from "./board-clock.ts";
import classes from "./board-head.module.css";
import { feedAge, feedSeconds, STALE_AFTER_SECONDS } from "./feed-age.ts";

interface FeedStateProps {
  /** When the board was last received, in milliseconds of this device's clock. */
  updatedAt: number;
  /** It could not be loaded when it had to be: that changes are heard does not make it current. */
  isFailing: boolean;
}

/** Until when what is on screen is known to be true: a board is told its changes for as long as the server is heard. */
function currentUntil({ updatedAt, isFailing }: FeedStateProps): number {
  return isFailing ? updatedAt : Math.max(updatedAt, heardUntil());
}

/** How old the board on screen is, every second; red when it is older than it may be. */
export function FeedState(feed: FeedStateProps) {
  const t = useT();
  const seconds = useServerClock(() => feedSeconds(currentUntil(feed), Date.now()));
  const isStale = seconds > STALE_AFTER_SECONDS;
  const Icon = isStale ? IconAlertTriangle : IconCloudCheck;
  return (
    <span className={classes.feed} data-tone={isStale ? "red" : "grey"}>
      <Icon size={18} aria-hidden="true" />
      {isStale ? (
        <span className={classes.feedStale}>{t("kitchen.feed.stale", { age: feedAge(seconds, t) })}</span>
      ) : (
        <>
          <span className={classes.feedText}>{t("kitchen.feed.fresh", { seconds })}</span>
          <span className={classes.feedShort} aria-hidden="true">
            {t("kitchen.feed.seconds", { count: seconds })}
          </span>
        </>
      )}
    </span>
  );
}

/** The banner of a board that is not updated although the connection works; for a lost connection the frame has one. */
export function FeedBanner(feed: FeedStateProps) {
  const t = useT();
  const { showBanner } = useConnection();
  const seconds = useServerClock(() => feedSeconds(currentUntil(feed), Date.now()));
  if (showBanner || seconds <= STALE_AFTER_SECONDS) return null;
  return (
    <ConnectionBanner
      state="offline"
      message={t("kitchen.feed.stale_banner", { age: feedAge(seconds, t) })}
    />
  );
}
