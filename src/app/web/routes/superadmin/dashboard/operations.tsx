import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { queueParts } from "#operator/operations/web/queue-parts.ts";
import { QueueScreen } from "#operator/operations/web/queue-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/operations")({
  validateSearch: z.object({ part: z.enum(queueParts).optional().catch(undefined) }),
  component: QueueRoute,
});

function QueueRoute() {
  const { part = "jobs" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <QueueScreen part={part} onPart={(part) => void navigate({ search: { part }, replace: true })} />;
}
