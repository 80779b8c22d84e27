import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { exportToBuy } from "../contract/to-buy.ts";
import { toBuyByVendorQuery } from "./stock-alerts-api.ts";

/** What all that the filter leaves would cost, and of how many nobody knows it; nothing while there is nothing to buy. */
export function EstimatedCost({ query }: { query: QueryOf<typeof exportToBuy> }) {
  const t = useT();
  const { data } = useQuery(toBuyByVendorQuery(query));
  if (!data?.vendors.length) return null;
  const amount = formatAmount(data.cost, data.currency);
  const said = [
    ...(data.cost > 0 ? [t(data.more ? "stockAlerts.sum_more" : "stockAlerts.sum", { amount })] : []),
    ...(data.uncosted > 0 ? [t("stockAlerts.uncosted", { count: data.uncosted })] : []),
  ];
  return said.join(" · ");
}
