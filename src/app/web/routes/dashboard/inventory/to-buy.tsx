import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ToBuyScreen } from "#back-office/stock-alerts/web/to-buy-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/to-buy")({
  validateSearch: z.looseObject({}),
  component: ToBuyRoute,
});

function ToBuyRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ToBuyScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
