import { useSyncExternalStore } from "react";
import { type Language, writingOf } from "#platform/domain/text/languages.ts";
import { weekdayText } from "#platform/domain/writing/day-words.ts";
import { minuteText } from "#platform/domain/writing/moment-text.ts";
import { isServerAway, onServerAway } from "./feed.ts";
import { usePage, useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  const end = onServerAway(changed);
  return () => {
    end();
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

interface OfflineNoticeProps {
  /** Text of the notice; `offline` also says that the menu may be outdated. */
  readonly words: "offline" | "offline_plain";
}

/** Says that the phone has no connection, while it has none. */
export function OfflineNotice({ words }: OfflineNoticeProps) {
  const t = useWords();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isServerAway(),
    () => true,
  );
  return (
    <p className="offline" role="status">
      {!isOnline && t(words)}
    </p>
  );
}

/** 1 January 2024 was a Monday, so the weekday numbers are days of that month. */
const dayOf = (weekday: number) => `2024-01-0${weekday}`;

type Closed = WireMenu["storeSettings"]["closed"];

/** Returns the moment at which it opens; null when nobody knows. */
function momentOf(closed: Closed, language: Language, weekday: "long" | "short"): string | null {
  const opens = closed?.opens;
  if (!opens) return null;
  const writing = writingOf(language);
  return `${weekdayText(dayOf(opens.weekday), writing, weekday)} ${minuteText(opens.minute, writing)}`;
}

/** Returns in a few words that it is closed, and when it opens. */
export function opensText(closed: Closed, t: ReturnType<typeof useWords>, language: Language): string {
  const when = momentOf(closed, language, "short");
  return when === null ? t("closed_short") : t("opens_short", { when });
}

/** Says that the restaurant takes no orders now, and when it does again. */
export function ClosedNotice({ closed }: { closed: Closed }) {
  const t = useWords();
  const { language } = usePage();
  if (closed === null) return null;
  const when = momentOf(closed, language, "long");
  return <p className="offline">{when === null ? t("closed_now") : t("closed_opens", { when })}</p>;
}
