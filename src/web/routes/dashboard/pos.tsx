import { createFileRoute, useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { PosScreen } from "../../features/pos/pos-screen.tsx";
import { askedTable, type NamedTable, posSearch } from "../../features/pos/pos-search.ts";

export const Route = createFileRoute("/dashboard/pos")({ validateSearch: posSearch, component: PosRoute });

function PosRoute() {
  const search = Route.useSearch();
  const state: unknown = useLocation({ select: (location) => location.state });
  const navigate = Route.useNavigate();
  const asked = useMemo(() => askedTable(search, state), [search, state]);
  const showTable = (table: NamedTable | null) =>
    void navigate({
      to: "/dashboard/pos",
      search: table === null ? {} : { tableId: table.id, tableName: table.name ?? undefined },
      state: {},
      replace: true,
    });
  return <PosScreen asked={asked} onTable={showTable} tableOrders={null} />;
}
