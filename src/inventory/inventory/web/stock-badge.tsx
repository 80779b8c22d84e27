import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { StockState } from "../domain/stock-state.ts";

/** Tone and icon of each state. */
const looks: Readonly<Record<StockState, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  in: { tone: "green", icon: <IconCircleCheck size={16} /> },
  low: { tone: "amber", icon: <IconAlertTriangle size={16} /> },
  out: { tone: "red", icon: <IconCircleX size={16} /> },
};

/** Shows the state of an ingredient's stock as word, icon and colour. */
export function StockBadge({ status }: { status: StockState }) {
  const t = useT();
  return <StatusBadge {...looks[status]} label={t(`inventory.statuses.${status}`)} />;
}
