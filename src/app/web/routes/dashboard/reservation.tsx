import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ReservationsScreen } from "#service/reservations/web/reservations-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/reservation")({
  validateSearch: z.looseObject({}),
  component: ReservationRoute,
});

function ReservationRoute() {
  return <ReservationsScreen {...useAddress(Route)} />;
}
