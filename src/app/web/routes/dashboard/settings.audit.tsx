import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AuditScreen } from "#reporting/audit/web/audit-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/audit")({
  validateSearch: z.looseObject({}),
  component: AuditRoute,
});

function AuditRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
