import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { HealthScreen } from "#operator/operations/web/health-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/health")({
  validateSearch: z.looseObject({}),
  component: HealthRoute,
});

function HealthRoute() {
  return <HealthScreen {...useAddress(Route)} />;
}
