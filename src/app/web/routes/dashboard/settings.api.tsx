import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { IntegrationsScreen } from "#reporting/integrations/web/integrations-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/api")({
  validateSearch: z.looseObject({ view: z.enum(["webhooks", "deliveries"]).optional().catch(undefined) }),
  component: ApiRoute,
});

function ApiRoute() {
  const { search, onSearch } = useAddress(Route);
  const { view = "keys" } = search;
  return (
    <IntegrationsScreen
      view={view}
      onView={(next) => onSearch({ view: next === "keys" ? undefined : next })}
      search={search}
      onSearch={(next, replace = false) => onSearch({ ...next, view: search.view }, replace)}
    />
  );
}
