import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { TablesScreen } from "#service/floor/web/tables/tables-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/tables")({
  validateSearch: z.object({ view: z.enum(["plan", "codes"]).optional().catch(undefined) }),
  component: TablesRoute,
});

function TablesRoute() {
  const { view = "cards" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TablesScreen
      view={view}
      onView={(next) => void navigate({ search: { view: next === "cards" ? undefined : next } })}
    />
  );
}
