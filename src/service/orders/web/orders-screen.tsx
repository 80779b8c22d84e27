import { IconLayoutGrid, IconMap2 } from "@tabler/icons-react";
import { useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { QrOrders } from "#service/qr-orders/web/public.ts";
import { VisitsButton } from "#service/visits/web/public.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import type { OrderFilter } from "../domain/order-status.ts";
import { AccountCard } from "./accounts/account-card.tsx";
import { AccountsBoard } from "./accounts/accounts-board.tsx";
import { useChargeAccount } from "./accounts/use-charge-account.ts";
import { AccountJump } from "./floor/account-jump.tsx";
import { FloorView } from "./floor/floor-view.tsx";
import { TableDialog } from "./floor/table-dialog.tsx";
import type { OrderView } from "./orders-search.ts";

export interface OrdersScreenProps {
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  view: OrderView;
  onView: (view: OrderView) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Leads on to charging the account of an order, or to all accounts. */
  onCharge: (orderId: OrderId | null) => void;
}

/** /dashboard/orders */
export function OrdersScreen({
  filter,
  onFilter,
  view,
  onView,
  search,
  onSearch,
  onCharge,
}: OrdersScreenProps) {
  const t = useT();
  const [table, setTable] = useState<string | null>(null);
  useChargeAccount(table, onCharge);
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
      actions={
        <>
          <VisitsButton />
          <QrOrders />
        </>
      }
      empty={{ message: t("orders.empty"), hint: t("orders.empty_hint") }}
      card={(account, now) => <AccountCard account={account} now={now} />}
      instead={
        view === "cards"
          ? undefined
          : (accounts, shown, now) => (
              <FloorView accounts={accounts} shown={shown} now={now} onTable={setTable} />
            )
      }
    >
      <AccountJump onTable={setTable} />
      <TableDialog tableKey={table} onClose={() => setTable(null)} />
    </AccountsBoard>
  );
}
