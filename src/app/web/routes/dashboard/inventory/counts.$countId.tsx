import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { CountScreen } from "#back-office/stock-counts/web/count-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/counts/$countId")({
  validateSearch: z.object({ view: z.literal("differences").optional().catch(undefined) }),
  component: CountRoute,
});

function CountRoute() {
  const { countId } = Route.useParams();
  const { search, onSearch } = useAddress(Route);
  return (
    <CountScreen
      key={countId}
      countId={countId}
      showsDifferences={search.view === "differences"}
      onDifferences={(shows) => onSearch(shows ? { view: "differences" } : {})}
    />
  );
}
