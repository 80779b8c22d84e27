import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { KITCHEN_SLUG } from "#service/kitchen/web/board-api.ts";
import { boundStation } from "#service/kitchen/web/bound-station.ts";
import { StationScreen } from "#service/kitchen/web/station-screen.tsx";

export const Route = createFileRoute("/dashboard/kitchen")({
  validateSearch: z.object({ station: z.string().optional().catch(undefined) }),
  staticData: { layout: "board" },
  component: KitchenRoute,
});

/** The station of this device (the kitchen until told), or with `?station=slug` any other. */
function KitchenRoute() {
  const { station = boundStation() ?? KITCHEN_SLUG } = Route.useSearch();
  return <StationScreen key={station} slug={station} />;
}
