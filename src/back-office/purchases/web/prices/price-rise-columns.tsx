import { formatUnitCost } from "#inventory/inventory/web/public.ts";
import { formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { PriceRise } from "../../contract/price-rise.ts";
import classes from "../purchases.module.css";

/** What cost more, where it was bought, and the cost of one unit then and now. */
export function priceRiseColumns(currency: string, t: Translate): Column<PriceRise>[] {
  const per = (cost: PriceRise["new_cost"], unit: string) =>
    t("purchases.prices.per", { cost: formatUnitCost(cost, currency), unit });
  return [
    {
      key: "ingredient",
      header: t("purchases.prices.ingredient"),
      cell: ({ title }) => <span className={classes.name}>{title}</span>,
      primary: true,
    },
    { key: "date", header: t("purchases.date"), cell: ({ date }) => formatDay(date), sortable: true },
    {
      key: "purchase",
      header: t("purchases.prices.purchase"),
      cell: ({ number, vendor_name: vendor }) => (
        <Stacked>
          <span className={classes.name}>{vendor ?? t("purchases.no_vendor")}</span>
          <Lesser>{t("purchases.no", { no: number })}</Lesser>
        </Stacked>
      ),
    },
    {
      key: "before",
      header: t("purchases.prices.before"),
      cell: ({ old_cost: cost, unit, previous }) => (
        <Stacked>
          <span className={classes.whole}>{per(cost, unit)}</span>
          <Lesser>{formatDay(previous.date)}</Lesser>
        </Stacked>
      ),
      align: "end",
    },
    {
      key: "now",
      header: t("purchases.prices.now"),
      cell: ({ new_cost: cost, unit }) => <span className={classes.whole}>{per(cost, unit)}</span>,
      align: "end",
    },
    {
      key: "rise",
      header: t("purchases.prices.rise"),
      cell: ({ percent }) => <StatusBadge tone="red" label={t("purchases.prices.percent", { percent })} />,
      align: "end",
      sortable: true,
    },
  ];
}
