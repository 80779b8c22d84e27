import { createFileRoute } from "@tanstack/react-router";
import { GuestOrderingScreen } from "../../features/settings/guest-ordering-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/guest-ordering")({
  component: GuestOrderingScreen,
});
