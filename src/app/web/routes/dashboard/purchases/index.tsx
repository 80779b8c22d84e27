import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PurchasesScreen } from "#back-office/purchases/web/list/purchases-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/")({
  validateSearch: z.looseObject({ purchase: z.coerce.number().int().positive().optional().catch(undefined) }),
  component: PurchasesRoute,
});

function PurchasesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PurchasesScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
