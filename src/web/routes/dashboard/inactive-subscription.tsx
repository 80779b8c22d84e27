import { createFileRoute } from "@tanstack/react-router";
import { InactiveSubscriptionScreen } from "../../features/profile/inactive-subscription-screen.tsx";

export const Route = createFileRoute("/dashboard/inactive-subscription")({
  component: InactiveSubscriptionScreen,
});
