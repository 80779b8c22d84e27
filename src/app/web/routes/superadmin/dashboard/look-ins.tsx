import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { SupportVisitsScreen } from "#operator/operations/web/support-visits-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/look-ins")({
  validateSearch: z.looseObject({}),
  component: SupportVisitsRoute,
});

function SupportVisitsRoute() {
  return <SupportVisitsScreen {...useAddress(Route)} />;
}
