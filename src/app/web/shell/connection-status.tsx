import { ageText } from "#platform/web/age-text.ts";
import { type ConnectionView, useConnection } from "#platform/web/connection-store.ts";
import { useT } from "#platform/web/use-t.ts";
import { ConnectionBadge } from "#ui/frame/connection-badge.tsx";
import { ConnectionBanner } from "#ui/frame/connection-banner.tsx";

const looks = {
  online: { badge: "online", label: "shell.online" },
  late: { badge: "late", label: "shell.late" },
  connecting: { badge: "late", label: "shell.connecting" },
  offline: { badge: "offline", label: "shell.offline" },
} as const satisfies Record<ConnectionView["state"], unknown>;

/** State of the connection in the top bar, with the age of the server's last sign of life. */
export function ConnectionStatus({ compact }: { compact: boolean }) {
  const t = useT();
  const { state, ageSeconds } = useConnection();
  return (
    <ConnectionBadge
      state={looks[state].badge}
      label={t(looks[state].label)}
      age={ageText(ageSeconds, t)}
      compact={compact}
    />
  );
}

/** The banner after 3 s without a server or 15 s of silence. */
export function ConnectionWarning() {
  const t = useT();
  const { state, ageSeconds, showBanner } = useConnection();
  if (!showBanner) return null;
  const age = ageText(ageSeconds, t);
  return state === "late" ? (
    <ConnectionBanner state="late" message={t("shell.late_banner", { age })} />
  ) : (
    <ConnectionBanner state="offline" message={t("shell.offline_banner", { age })} />
  );
}
