import { IconRefresh } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ageText } from "#platform/web/age-text.ts";
import { type ConnectionView, useConnection } from "#platform/web/connection-store.ts";
import { reconnectRealtime } from "#platform/web/realtime.ts";
import { useT } from "#platform/web/use-t.ts";
import { ConnectionBadge } from "#ui/frame/connection-badge.tsx";
import { ConnectionNotice } from "#ui/frame/connection-notice.tsx";
import { Muted, Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";

const looks = {
  online: { badge: "online", label: "shell.online" },
  late: { badge: "late", label: "shell.late" },
  connecting: { badge: "connecting", label: "shell.connecting" },
  offline: { badge: "offline", label: "shell.offline" },
} as const satisfies Record<ConnectionView["state"], unknown>;

/**
 * The one place that says how the connection is, with the age of the server's last sign of life. Once it is lost for
 * longer than a moment, the same place opens what that means and what one can do (docs/decisions/0127).
 */
export function ConnectionStatus({ compact }: { compact: boolean }) {
  const t = useT();
  const { state, ageSeconds, isLost } = useConnection();
  const label = t(looks[state].label);
  const age = ageText(ageSeconds);
  const badge = (
    <ConnectionBadge state={looks[state].badge} label={label} age={age} compact={compact && !isLost} />
  );
  return isLost ? <LostConnection label={`${label} ${age}`} badge={badge} /> : badge;
}

function LostConnection({ label, badge }: { label: string; badge: ReactNode }) {
  const t = useT();
  const client = useQueryClient();
  const connect = () => {
    reconnectRealtime();
    void client.refetchQueries({ type: "active" });
  };
  return (
    <>
      <VisuallyHidden role="alert">{t("shell.lost")}</VisuallyHidden>
      <ActionMenu
        label={label}
        trigger={badge}
        header={
          <Stack gap={4}>
            <Text weight={550}>{t("shell.lost")}</Text>
            <Muted size="sm">{t("shell.lost_hint")}</Muted>
          </Stack>
        }
        actions={[
          {
            key: "connect",
            label: t("shell.connect_now"),
            icon: <IconRefresh size={20} stroke={1.75} />,
            onSelect: connect,
          },
        ]}
      />
    </>
  );
}

/** On screens without the frame's top bar, those for guests: a lost connection at their edge, over what they show. */
export function GuestConnectionNotice() {
  const t = useT();
  const { ageSeconds, isLost } = useConnection();
  return isLost ? <ConnectionNotice message={t("shell.lost")} age={ageText(ageSeconds)} /> : null;
}
