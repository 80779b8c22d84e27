import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { QueueScreen } from "#operator/operations/web/queue-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/operations")({
  validateSearch: z.looseObject({}),
  component: QueueRoute,
});

function QueueRoute() {
  return <QueueScreen {...useAddress(Route)} />;
}
