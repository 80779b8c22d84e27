import { createFileRoute } from "@tanstack/react-router";
import { CustomerDisplayScreen } from "#service/customer-display/web/customer-display-screen.tsx";

export const Route = createFileRoute("/dashboard/customer-display")({
  staticData: { layout: "guest" },
  component: CustomerDisplayScreen,
});
