import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { CountsScreen } from "#back-office/stock-counts/web/list/counts-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/counts/")({
  validateSearch: z.looseObject({}),
  component: CountsRoute,
});

function CountsRoute() {
  return <CountsScreen {...useAddress(Route)} />;
}
