import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PriceWatchScreen } from "#back-office/purchases/web/prices/price-watch-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/purchases/price-watch")({
  validateSearch: z.looseObject({}),
  component: PriceWatchRoute,
});

function PriceWatchRoute() {
  return <PriceWatchScreen {...useAddress(Route)} />;
}
