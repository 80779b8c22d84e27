import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { QueueScreen } from "#operator/operations/web/queue-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/operations")({
  validateSearch: z.looseObject({}),
  component: QueueRoute,
});

function QueueRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <QueueScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
