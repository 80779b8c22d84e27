import { IconBasket } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import type { RealtimeMessage } from "#platform/contract/events.ts";
import { formatCount, formatDetails, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useRealtime } from "#platform/web/realtime.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastOffer } from "#ui/feedback/toast.tsx";
import classes from "./low-stock-link.module.css";
import { stockAlertsKey, stockAlertsQuery } from "./stock-alerts-api.ts";

const TO_BUY = "/dashboard/inventory/to-buy";

/** The filter that leaves what the badge counts. */
const SCARCE = { only: "scarce" } as const;

/**
 * Shows the people who keep the store room how many ingredients are low or out, in the top bar, and tells them at once when one
 * becomes so, wherever its stock changed. On a phone a compact bar shows only the message, because a board's own tools fill it.
 */
export function LowStockLink({ compact }: { compact: boolean }) {
  const t = useT();
  const { navigate } = useRouter();
  const { data } = useQuery(stockAlertsQuery);
  useRealtimeRefresh(["stock_status_changed", "inventory_changed"], [stockAlertsKey]);
  useRealtime(["stock_status_changed"], (heard) => {
    if (heard.type !== "stock_status_changed" || heard.worseCount === 0) return;
    toastOffer({
      message: alertText(heard, t),
      label: t("stockAlerts.see"),
      onSelect: () => void navigate({ to: TO_BUY, search: SCARCE }),
    });
  });
  const count = data === undefined ? 0 : data.low + data.out;
  if (data === undefined || count === 0) return null;
  const label = t("stockAlerts.badge", { count });
  return (
    <Link
      to={TO_BUY}
      search={SCARCE}
      className={classes.link}
      data-compact={compact || undefined}
      aria-label={label}
      title={label}
      data-tone={data.out > 0 ? "red" : "amber"}
    >
      <IconBasket size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.count} aria-hidden="true">
        {formatCount(count)}
      </span>
    </Link>
  );
}

type Heard = Extract<RealtimeMessage, { type: "stock_status_changed" }>;

/** Returns "Queso se agotó", or the number of ingredients that became low or out at once with the first of them. */
function alertText({ worse, worseCount }: Heard, t: Translate): string {
  const [first] = worse;
  if (first !== undefined && worseCount === 1)
    return t(`stockAlerts.became.${first.status}`, { title: first.title });
  const titles = worse.map(({ title }) => title);
  return worseCount > worse.length
    ? t("stockAlerts.became.many_more", { titles: formatDetails(titles), count: worseCount - worse.length })
    : t("stockAlerts.became.many", { titles: formatList(titles) });
}
