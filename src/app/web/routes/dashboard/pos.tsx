import { createFileRoute, useLocation } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { PosScreen } from "#service/pos/web/pos-screen.tsx";
import {
  accountOfSearch,
  itemOfSearch,
  type NamedTable,
  posSearch,
  qrOrderOfSearch,
  tableOfSearch,
} from "#service/pos/web/pos-search.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The table of the address was chosen in the till. */
    isTableChosenHere?: boolean;
  }
}

export const Route = createFileRoute("/dashboard/pos")({
  validateSearch: posSearch,
  staticData: { layout: "fill" },
  loader: startMenu,
  component: PosRoute,
});

/** Asks for the menu while the screen's code is on its way, and already when somebody points at the link. */
async function startMenu(): Promise<void> {
  const { posMenuQuery } = await import("#service/pos/web/pos-api.ts");
  void queryClient.prefetchQuery(posMenuQuery);
}

function PosRoute() {
  const search = Route.useSearch();
  const state: unknown = useLocation({ select: (location) => location.state });
  const navigate = Route.useNavigate();
  const addressTable = useMemo(() => tableOfSearch(search, state), [search, state]);
  const showTable = useCallback(
    (table: NamedTable | null) =>
      void navigate({
        to: "/dashboard/pos",
        search: table === null ? {} : { tableId: table.id, tableName: table.name ?? undefined },
        state: table?.isChosenHere ? { isTableChosenHere: true } : {},
        replace: true,
      }),
    [navigate],
  );
  const charge = useCallback(
    (table: NamedTable | null, orderId: OrderId | null) =>
      void navigate({
        to: "/dashboard/order-charge",
        search:
          table !== null
            ? { tableId: table.id, tableName: table.name ?? undefined }
            : orderId === null
              ? {}
              : { orderId },
      }),
    [navigate],
  );
  const toTables = useCallback(() => void navigate({ to: "/dashboard/orders" }), [navigate]);
  return (
    <PosScreen
      addressTable={addressTable}
      qrOrder={qrOrderOfSearch(search)}
      account={accountOfSearch(search)}
      item={itemOfSearch(search)}
      onTable={showTable}
      onCharge={charge}
      onTables={toTables}
    />
  );
}
