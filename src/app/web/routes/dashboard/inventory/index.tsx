import { createFileRoute } from "@tanstack/react-router";
import { InventoryScreen } from "#inventory/inventory/web/items/inventory-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/")({
  component: InventoryRoute,
});

function InventoryRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InventoryScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
