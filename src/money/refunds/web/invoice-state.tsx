import { useT } from "#platform/web/use-t.ts";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import type { PaidInvoice } from "../contract/refunds.ts";

const tones = {
  paid: "green",
  owed: "blue",
  partly_refunded: "amber",
  refunded: "grey",
  taken_back: "grey",
} as const satisfies Record<PaidInvoice["state"], StatusBadgeProps["tone"]>;

/** Says whether an invoice is paid, owed or given back. */
export function InvoiceState({ state }: { state: PaidInvoice["state"] }) {
  const t = useT();
  return <StatusBadge tone={tones[state]} label={t(`refunds.find.state.${state}`)} />;
}
