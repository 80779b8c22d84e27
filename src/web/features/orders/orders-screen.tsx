import type { OrderFilter } from "../../../domain/orders/order-status.ts";
import { useT } from "../../platform/use-t.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountsBoard } from "./accounts-board.tsx";

export interface OrdersScreenProps {
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** /dashboard/orders */
export function OrdersScreen({ filter, onFilter, search, onSearch }: OrdersScreenProps) {
  const t = useT();
  return (
    <AccountsBoard
      title={t("screens.orders")}
      search={search}
      onSearch={onSearch}
      filter={{ value: filter, onChange: onFilter }}
      empty={{ message: t("orders.empty"), hint: t("orders.empty_hint") }}
      card={(account, now) => <AccountCard account={account} now={now} />}
    />
  );
}
