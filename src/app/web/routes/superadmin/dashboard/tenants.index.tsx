import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { TenantsScreen } from "#operator/platform-console/web/tenants/tenants-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/tenants/")({
  validateSearch: z.looseObject({}),
  component: TenantsRoute,
});

function TenantsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TenantsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
