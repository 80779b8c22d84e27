import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { OperatorActsScreen } from "#reporting/audit/web/operator-acts-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/audit")({
  validateSearch: z.looseObject({}),
  component: AuditRoute,
});

function AuditRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OperatorActsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
