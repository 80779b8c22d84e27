import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { StockCountStatus } from "../domain/stock-count.ts";

const tones = { open: "amber", closed: "green", cancelled: "grey" } as const;

export function CountStatus({ status }: { status: StockCountStatus }) {
  const t = useT();
  return <StatusBadge tone={tones[status]} label={t(`stockCounts.status.${status}`)} />;
}
