import { useHotkeys } from "@mantine/hooks";
import { IconLayoutGrid, IconMap2 } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TableJump, useFloor } from "#service/floor/web/public.ts";
import { QrOrders } from "#service/qr-orders/web/public.ts";
import { VisitsButton } from "#service/visits/web/public.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { OrderFilter } from "../domain/order-status.ts";
import { AccountCard } from "./accounts/account-card.tsx";
import { AccountsBoard } from "./accounts/accounts-board.tsx";
import { accountName } from "./accounts/open-accounts.ts";
import { openAccountsQuery } from "./accounts/orders-api.ts";
import { useServerNow } from "./accounts/use-server-now.ts";
import { FloorView, useOpenTable } from "./floor/floor-view.tsx";
import type { OrderView } from "./orders-search.ts";

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
          label={t("common.view_mode")}
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
      empty={{ message: t("common.no_open_accounts"), hint: t("orders.empty_hint") }}
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

/**
 * Binds F10 to charging: the account in the open dialog or with the focus in its card; else the only one on
 * screen, else all.
 */
function useChargeAccount(tableKey: string | null, onCharge: (orderId: OrderId | null) => void): void {
  const mayDo = useMayDo();
  const client = useQueryClient();
  const charge = () => {
    if (!mayDo("order.charge")) return;
    const { accounts = [] } = client.getQueryData(openAccountsQuery.queryKey) ?? {};
    const key = tableKey ?? focusedKey() ?? onlyKey();
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

interface TableDialogProps {
  /** Key of the account; null while no dialog is open. */
  tableKey: string | null;
  onClose: () => void;
}

/** Shows the card of one table over the floor plan, with everything that can be done to it. */
function TableDialog({ tableKey, onClose }: TableDialogProps) {
  const t = useT();
  const { data } = useQuery(openAccountsQuery);
  const now = useServerNow(data?.clockAhead ?? 0, data?.accounts);
  const account = data?.accounts.find((account) => account.key === tableKey);
  if (!account) return null;
  return (
    <AppDialog opened onClose={onClose} title={accountName(account, t)}>
      <AccountCard account={account} now={now} />
    </AppDialog>
  );
}
