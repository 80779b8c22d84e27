import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PriceWatchScreen } from "#back-office/purchases/web/prices/price-watch-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/price-watch")({
  validateSearch: z.looseObject({}),
  component: PriceWatchRoute,
});

function PriceWatchRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PriceWatchScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
