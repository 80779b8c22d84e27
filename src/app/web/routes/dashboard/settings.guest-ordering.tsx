import { createFileRoute } from "@tanstack/react-router";
import { GuestOrderingScreen } from "#service/visits/web/guest-ordering/guest-ordering-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/guest-ordering")({
  component: GuestOrderingScreen,
});
