import { IconCircleCheck } from "@tabler/icons-react";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { useT } from "./use-t.ts";

/** PAGADO: marks an order or account that is paid and not handed over yet, on every screen. */
export function PaidBadge() {
  const t = useT();
  return <StatusBadge tone="green" icon={<IconCircleCheck size={16} />} label={t("payments.paid")} />;
}
