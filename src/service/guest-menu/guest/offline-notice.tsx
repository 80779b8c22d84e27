import { useSyncExternalStore } from "react";
import { useWords } from "./page-context.ts";

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

interface OfflineNoticeProps {
  /** Of the menu: that it is as it was. */
  readonly words: "offline" | "offline_plain";
}

/** Says that the phone has no connection, while it has none. */
export function OfflineNotice({ words }: OfflineNoticeProps) {
  const t = useWords();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className="offline" role="status">
      {!isOnline && t(words)}
    </p>
  );
}
