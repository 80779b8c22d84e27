import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { SupportVisitsScreen } from "#operator/operations/web/support-visits-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/look-ins")({
  validateSearch: z.looseObject({}),
  component: SupportVisitsRoute,
});

function SupportVisitsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SupportVisitsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
