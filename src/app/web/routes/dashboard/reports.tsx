import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ReportsScreen } from "#reporting/reports/web/reports-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/reports")({
  validateSearch: z.looseObject({}),
  component: ReportsRoute,
});

function ReportsRoute() {
  return <ReportsScreen {...useAddress(Route)} />;
}
