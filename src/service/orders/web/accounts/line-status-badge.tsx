import { IconPlayerPause } from "@tabler/icons-react";
import { formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { OrderItem } from "../../contract/orders.ts";
import { lineLooks } from "./line-look.tsx";

export interface LineStatusBadgeProps {
  line: Pick<OrderItem, "status" | "fire_at">;
  /** Its station waits for its course. */
  held: boolean;
}

/** How far a line is; of one that is held until when, if its course goes by itself. */
export function LineStatusBadge({ line, held }: LineStatusBadgeProps) {
  const t = useT();
  if (!held) return <StatusBadge {...lineLooks[line.status]} label={t(`orders.status.${line.status}`)} />;
  const label =
    line.fire_at === null
      ? t("orders.course.held")
      : t("orders.course.held_until", { time: formatTime(line.fire_at) });
  return <StatusBadge tone="grey" look="plain" icon={<IconPlayerPause size={16} />} label={label} />;
}
