import { createFileRoute } from "@tanstack/react-router";
import { GuestReservationScreen } from "#service/reservations/web/guest/guest-reservation-screen.tsx";

export const Route = createFileRoute("/r/$code")({ component: GuestReservationRoute });

function GuestReservationRoute() {
  const { code } = Route.useParams();
  return <GuestReservationScreen code={code} />;
}
