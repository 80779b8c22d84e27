import { createFileRoute } from "@tanstack/react-router";
import { HealthScreen } from "../../../features/operations/health-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/health")({ component: HealthScreen });
