import { createFileRoute } from "@tanstack/react-router";
import { InactiveSubscriptionScreen } from "../../profile/inactive-subscription-screen.tsx";

export const Route = createFileRoute("/dashboard/inactive-subscription")({
  component: InactiveSubscriptionScreen,
});
