import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ToBuyScreen } from "#back-office/stock-alerts/web/to-buy-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/to-buy")({
  validateSearch: z.looseObject({}),
  component: ToBuyRoute,
});

function ToBuyRoute() {
  return <ToBuyScreen {...useAddress(Route)} />;
}
