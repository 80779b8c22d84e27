import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ReportsScreen } from "#reporting/reports/web/reports-screen.tsx";

export const Route = createFileRoute("/dashboard/reports")({
  validateSearch: z.looseObject({}),
  component: ReportsRoute,
});

function ReportsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
