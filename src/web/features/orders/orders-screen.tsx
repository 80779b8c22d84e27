import { IconLayoutGrid, IconMap2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { OrderFilter } from "../../../domain/orders/order-status.ts";
import { CardGridSkeleton } from "../../../ui/feedback/card-grid-skeleton.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { useT } from "../../platform/use-t.ts";
import { QrOrders } from "../qr-orders/public.ts";
import { AccountCard } from "./accounts/account-card.tsx";
import { AccountsBoard } from "./accounts/accounts-board.tsx";
import { TableDialog } from "./floor/table-dialog.tsx";
import { TableJump } from "./floor/table-jump.tsx";

export const orderViews = ["cards", "floor"] as const;
export type OrderView = (typeof orderViews)[number];

export interface OrdersScreenProps {
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  view: OrderView;
  onView: (view: OrderView) => void;
  search: string;
  onSearch: (search: string) => void;
}

const FloorView = lazy(() =>
  import("./floor/floor-view.tsx").then((module) => ({ default: module.FloorView })),
);

/** /dashboard/orders */
export function OrdersScreen({ filter, onFilter, view, onView, search, onSearch }: OrdersScreenProps) {
  const t = useT();
  const [table, setTable] = useState<string | null>(null);
  return (
    <AccountsBoard
      title={t("screens.orders")}
      search={search}
      onSearch={onSearch}
      filter={{ value: filter, onChange: onFilter }}
      views={
        <SegmentedFilter
          label={t("orders.floor.view")}
          value={view}
          onChange={onView}
          options={[
            { value: "cards", label: t("orders.floor.cards"), icon: <IconLayoutGrid size={18} /> },
            { value: "floor", label: t("orders.floor.plan"), icon: <IconMap2 size={18} /> },
          ]}
        />
      }
      actions={<QrOrders />}
      empty={{ message: t("orders.empty"), hint: t("orders.empty_hint") }}
      card={(account, now) => <AccountCard account={account} now={now} />}
      instead={
        view === "cards"
          ? undefined
          : (accounts, shown, now) => (
              <Suspense
                fallback={
                  <CardGridSkeleton label={t("ui.loading")} count={12} cardHeight={104} minWidth={104} />
                }
              >
                <FloorView accounts={accounts} shown={shown} now={now} onTable={setTable} />
              </Suspense>
            )
      }
    >
      <TableJump onTable={setTable} />
      <TableDialog tableKey={table} onClose={() => setTable(null)} />
    </AccountsBoard>
  );
}
