import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { TablesScreen } from "#service/floor/web/tables/tables-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/tables")({
  validateSearch: z.object({ view: z.enum(["cards", "codes"]).optional().catch(undefined) }),
  component: TablesRoute,
});

function TablesRoute() {
  const { search, onSearch } = useAddress(Route);
  const { view = "plan" } = search;
  return (
    <TablesScreen view={view} onView={(next) => onSearch({ view: next === "plan" ? undefined : next })} />
  );
}
