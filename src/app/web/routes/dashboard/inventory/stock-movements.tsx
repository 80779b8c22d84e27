import { createFileRoute } from "@tanstack/react-router";
import { MovementsScreen } from "#inventory/inventory/web/movements/movements-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/stock-movements")({
  component: MovementsRoute,
});

function MovementsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MovementsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
