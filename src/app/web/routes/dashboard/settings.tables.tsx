import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { TablesScreen } from "#service/floor/web/tables/tables-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/tables")({
  validateSearch: z.object({ view: z.enum(["plan", "codes"]).optional().catch(undefined) }),
  component: TablesRoute,
});

function TablesRoute() {
  const { search, onSearch } = useAddress(Route);
  const { view = "cards" } = search;
  return (
    <TablesScreen view={view} onView={(next) => onSearch({ view: next === "cards" ? undefined : next })} />
  );
}
