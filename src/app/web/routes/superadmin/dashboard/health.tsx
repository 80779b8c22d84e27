import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { HealthScreen } from "#operator/operations/web/health-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/health")({
  validateSearch: z.looseObject({}),
  component: HealthRoute,
});

function HealthRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HealthScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
