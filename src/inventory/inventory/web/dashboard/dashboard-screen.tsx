import { periods } from "#platform/domain/periods/period.ts";
import {
  type ListAddress,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "#platform/web/lists/list-address.ts";
import { PeriodButton } from "#platform/web/lists/period-button.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { readWastage } from "../../contract/stock-dashboard.ts";
import classes from "../inventory.module.css";
import { inventoryKey } from "../inventory-api.ts";
import { InventoryWay } from "../inventory-way.tsx";
import { Losses } from "./losses.tsx";
import { MovementsTable, UsageTable } from "./stock-tables.tsx";
import { StockValue } from "./stock-value.tsx";
import { WastageChart } from "./wastage-chart.tsx";

/** /dashboard/inventory/dashboard: what moved, what was used and lost over a period, and what the stock is worth. */
export function InventoryDashboardScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  const title = t("inventory.dashboard.title");
  const period = queryWithDefaults(readWastage.query, readListSearch(readWastage.query, search));
  return (
    <>
      <InventoryWay here={title} />
      <PageHeader
        title={title}
        action={
          <PeriodButton
            periods={periods}
            choice={{ period: period.type, from: period.from, to: period.to }}
            onChoice={({ period: type, from, to }) =>
              onSearch(searchWithoutDefaults(readWastage.query, { type, from, to }), true)
            }
          />
        }
      />
      <MovementsTable period={period} />
      <UsageTable period={period} />
      <div className={classes.part}>
        <WastageChart period={period} />
      </div>
      <div className={classes.part}>
        <Losses period={period} />
      </div>
      <div className={classes.part}>
        <StockValue />
      </div>
    </>
  );
}
