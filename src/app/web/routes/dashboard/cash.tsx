import { createFileRoute } from "@tanstack/react-router";
import { CashScreen } from "#money/cash/web/cash-screen.tsx";
import { cashSearch } from "#money/cash/web/cash-search.ts";

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
