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

/** Says that what stands here may be old, while the phone has no connection. */
export function OfflineNotice() {
  const t = useWords();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className="offline" role="status">
      {!isOnline && t("offline")}
    </p>
  );
}
