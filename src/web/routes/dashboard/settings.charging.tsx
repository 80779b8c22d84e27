import { createFileRoute } from "@tanstack/react-router";
import { ChargingScreen } from "../../features/settings/charging-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/charging")({ component: ChargingScreen });
