import { createFileRoute } from "@tanstack/react-router";
import { toId } from "../../../domain/ids.ts";
import { ChargeScreen } from "../../features/payments/charge-screen.tsx";
import { chargeSearch } from "../../features/payments/charge-search.ts";

export const Route = createFileRoute("/dashboard/order-charge")({
  validateSearch: chargeSearch,
  component: ChargeRoute,
});

function ChargeRoute() {
  const { q, tableId, tableName } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = (text: string) => void navigate({ search: text === "" ? {} : { q: text }, replace: true });
  const tableToCharge =
    tableId === undefined ? null : { id: toId<"Table">(tableId), name: tableName ?? null };
  return <ChargeScreen search={q ?? ""} onSearch={search} tableToCharge={tableToCharge} />;
}
