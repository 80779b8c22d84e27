import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { CountsScreen } from "#back-office/stock-counts/web/list/counts-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/counts/")({
  validateSearch: z.looseObject({}),
  component: CountsRoute,
});

function CountsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CountsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
