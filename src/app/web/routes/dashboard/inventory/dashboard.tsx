import { createFileRoute } from "@tanstack/react-router";
import { InventoryDashboardScreen } from "#inventory/inventory/web/dashboard/dashboard-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/dashboard")({
  component: InventoryDashboardRoute,
});

function InventoryDashboardRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InventoryDashboardScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
