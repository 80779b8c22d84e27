import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PlatformReportsScreen } from "#operator/platform-console/web/figures/platform-reports-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/reports")({
  validateSearch: z.looseObject({}),
  component: ReportsRoute,
});

function ReportsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PlatformReportsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
