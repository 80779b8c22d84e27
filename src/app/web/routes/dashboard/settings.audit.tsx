import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AuditScreen } from "#reporting/audit/web/audit-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/audit")({
  validateSearch: z.looseObject({}),
  component: AuditRoute,
});

function AuditRoute() {
  return <AuditScreen {...useAddress(Route)} />;
}
