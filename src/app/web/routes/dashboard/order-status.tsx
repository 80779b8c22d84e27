import { createFileRoute } from "@tanstack/react-router";
import { OrderDisplayScreen } from "#service/order-display/web/order-display-screen.tsx";

export const Route = createFileRoute("/dashboard/order-status")({
  staticData: { layout: "guest" },
  component: OrderDisplayScreen,
});
