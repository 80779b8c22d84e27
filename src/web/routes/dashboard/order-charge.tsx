import { createFileRoute } from "@tanstack/react-router";
import { ChargeScreen } from "../../features/charge/charge-screen.tsx";
import { chargeSearch } from "../../features/charge/charge-search.ts";

export const Route = createFileRoute("/dashboard/order-charge")({
  validateSearch: chargeSearch,
  component: ChargeRoute,
});

function ChargeRoute() {
  const { q } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ChargeScreen
      search={q ?? ""}
      onSearch={(text) => void navigate({ search: text === "" ? {} : { q: text }, replace: true })}
    />
  );
}
