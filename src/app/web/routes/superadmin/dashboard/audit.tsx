import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { OperatorActsScreen } from "#reporting/audit/web/operator-acts-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/audit")({
  validateSearch: z.looseObject({}),
  component: AuditRoute,
});

function AuditRoute() {
  return <OperatorActsScreen {...useAddress(Route)} />;
}
