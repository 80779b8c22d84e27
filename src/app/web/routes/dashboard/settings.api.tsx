import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { IntegrationsScreen } from "#reporting/integrations/web/integrations-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/api")({
  validateSearch: z.looseObject({ view: z.enum(["webhooks", "deliveries"]).optional().catch(undefined) }),
  component: ApiRoute,
});

function ApiRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { view = "keys" } = search;
  return (
    <IntegrationsScreen
      view={view}
      onView={(next) => void navigate({ search: { view: next === "keys" ? undefined : next } })}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: { ...next, view: search.view }, replace })}
    />
  );
}
