import { useHotkeys } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableJump, useFloor } from "#service/floor/web/public.ts";
import { QrOrders } from "#service/qr-orders/web/public.ts";
import { VisitsButton } from "#service/visits/web/public.ts";
import type { OrderFilter } from "../domain/order-status.ts";
import type { OrderView } from "../domain/order-views.ts";
import { ChargeLink, OrderTile } from "./accounts/order-tile.tsx";
import { openAccountsQuery } from "./accounts/orders-api.ts";
import { AccountsBoard } from "./board/accounts-board.tsx";
import { useOpenTable } from "./floor/use-open-table.ts";

interface OrdersScreenProps {
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  view: OrderView;
  onView: (view: OrderView) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Opens the charge screen for the account of an order, or for all accounts. */
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
  const [opened, setOpened] = useState<string | null>(null);
  useChargeAccount(opened, onCharge);
  return (
    <AccountsBoard
      title={t("screens.orders")}
      search={search}
      onSearch={onSearch}
      filter={{ value: filter, onChange: onFilter }}
      view={view}
      onView={onView}
      actions={
        <>
          <VisitsButton />
          <QrOrders />
        </>
      }
      empty={{ message: t("common.no_open_accounts"), hint: t("orders.empty_hint") }}
      tile={(props) => <OrderTile {...props} />}
      details={(account) => ({ action: <ChargeLink account={account} /> })}
      opened={opened}
      onOpened={setOpened}
    >
      <AccountJump onTable={setOpened} />
    </AccountsBoard>
  );
}

/**
 * Binds F10 to charging: the account whose details are shown, or with the focus in its card; else the only one on
 * screen, else all.
 */
function useChargeAccount(opened: string | null, onCharge: (orderId: OrderId | null) => void): void {
  const mayDo = useMayDo();
  const client = useQueryClient();
  const charge = () => {
    if (!mayDo("order.charge")) return;
    const { accounts = [] } = client.getQueryData(openAccountsQuery.queryKey) ?? {};
    const key = opened ?? focusedKey() ?? onlyKey();
    onCharge(accounts.find((account) => account.key === key)?.order_ids[0] ?? null);
  };
  useHotkeys([["F10", charge]], []);
}

function focusedKey(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-account]")?.dataset.account;
}

function onlyKey(): string | undefined {
  const [only, another] = document.querySelectorAll<HTMLElement>("[data-account]");
  return another ? undefined : only?.dataset.account;
}

/** Opens a table by typing its number and Enter: its account, or a new order there. */
function AccountJump({ onTable }: { onTable: (key: string) => void }) {
  const { data: floor } = useFloor();
  const { data: open } = useQuery(openAccountsQuery);
  const openTable = useOpenTable(onTable);
  return (
    <TableJump
      tables={(floor?.tables ?? []).map(({ id, table_title: title }) => ({ id, title }))}
      onTable={(table) => {
        const account = open?.accounts.find((account) => account.table_id === table.id);
        openTable(table, account)?.();
      }}
    />
  );
}
