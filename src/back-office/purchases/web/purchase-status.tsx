import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { PurchaseRow } from "../contract/purchases.ts";

const tones = { received: "green", cancelled: "grey" } as const;

/** Shows the status of a purchase, and for a note its effect on stock. */
export function PurchaseStatus({ purchase }: { purchase: Pick<PurchaseRow, "status" | "effect"> }) {
  const t = useT();
  const { status, effect } = purchase;
  return (
    <Stacked>
      <StatusBadge tone={tones[status]} label={t(`purchases.status.${status}`)} />
      {effect === "brings" ? null : <Lesser>{t(`purchases.effect.${effect}`)}</Lesser>}
    </Stacked>
  );
}
