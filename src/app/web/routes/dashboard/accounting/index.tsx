import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AccountingScreen } from "#back-office/accounting/web/accounting-screen.tsx";

export const Route = createFileRoute("/dashboard/accounting/")({
  validateSearch: z.looseObject({}),
  component: AccountingRoute,
});

function AccountingRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AccountingScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
