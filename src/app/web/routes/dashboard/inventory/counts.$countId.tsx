import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { CountScreen } from "#back-office/stock-counts/web/count-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/counts/$countId")({
  validateSearch: z.object({ view: z.literal("differences").optional().catch(undefined) }),
  component: CountRoute,
});

function CountRoute() {
  const { countId } = Route.useParams();
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CountScreen
      key={countId}
      countId={countId}
      showsDifferences={view === "differences"}
      onDifferences={(shows) => void navigate({ search: shows ? { view: "differences" } : {} })}
    />
  );
}
