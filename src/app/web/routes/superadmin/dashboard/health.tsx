import { createFileRoute } from "@tanstack/react-router";
import { HealthScreen } from "#operator/operations/web/health-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/health")({ component: HealthScreen });
