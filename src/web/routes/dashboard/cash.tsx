import { createFileRoute } from "@tanstack/react-router";
import { CashScreen } from "../../features/cash/cash-screen.tsx";
import { cashSearch } from "../../features/cash/cash-search.ts";

export const Route = createFileRoute("/dashboard/cash")({
  validateSearch: cashSearch,
  component: CashRoute,
});

function CashRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CashScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
