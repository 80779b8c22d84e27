import { IconCheck, IconChecks, IconClock, IconFlame, IconPlayerPause, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { OrderItem } from "../../contract/orders.ts";
import type { LineStatus } from "../../domain/line-status.ts";

interface LineStatusBadgeProps {
  line: Pick<OrderItem, "status" | "fire_at">;
  /** True when its station waits for its course. */
  held: boolean;
}

/** Shows the status of a line; for a held one also when its course goes by itself. */
export function LineStatusBadge({ line, held }: LineStatusBadgeProps) {
  const t = useT();
  if (!held)
    return <StatusBadge {...lineLooks[line.status]} look="plain" label={t(`orders.status.${line.status}`)} />;
  const label =
    line.fire_at === null
      ? t("common.on_hold")
      : t("orders.course.held_until", { time: formatTime(line.fire_at) });
  return <StatusBadge tone="grey" look="plain" icon={<IconPlayerPause size={16} />} label={label} />;
}

interface LineLook {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

/** Colour and icon of each status. */
const lineLooks = {
  created: { tone: "amber", icon: <IconClock size={16} /> },
  preparing: { tone: "blue", icon: <IconFlame size={16} /> },
  completed: { tone: "green", icon: <IconCheck size={16} /> },
  delivered: { tone: "grey", icon: <IconChecks size={16} /> },
  cancelled: { tone: "grey", icon: <IconX size={16} /> },
} as const satisfies Record<LineStatus, LineLook>;
