import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { KITCHEN_SLUG } from "../../features/kitchen/board-api.ts";
import { StationScreen } from "../../features/kitchen/station-screen.tsx";

export const Route = createFileRoute("/dashboard/kitchen")({
  validateSearch: z.object({ station: z.string().optional().catch(undefined) }),
  staticData: { layout: "fill" },
  component: KitchenRoute,
});

/** The kitchen, or with `?station=slug` any other station. */
function KitchenRoute() {
  const { station = KITCHEN_SLUG } = Route.useSearch();
  return <StationScreen key={station} slug={station} />;
}
