import { createFileRoute } from "@tanstack/react-router";
import { ChargingScreen } from "#money/payments/web/charging-rules/charging-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/charging")({ component: ChargingScreen });
