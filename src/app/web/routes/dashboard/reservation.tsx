import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ReservationsScreen } from "#service/reservations/web/reservations-screen.tsx";

export const Route = createFileRoute("/dashboard/reservation")({
  validateSearch: z.looseObject({}),
  component: ReservationRoute,
});

function ReservationRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReservationsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
