import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { OperatorActionsScreen } from "#reporting/audit/web/operator-actions-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/audit")({
  validateSearch: z.looseObject({}),
  component: AuditRoute,
});

function AuditRoute() {
  return <OperatorActionsScreen {...useAddress(Route)} />;
}
