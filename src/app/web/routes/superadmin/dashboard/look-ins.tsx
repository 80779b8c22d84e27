import { createFileRoute } from "@tanstack/react-router";
import { LookInsScreen } from "#operator/operations/web/look-ins-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/look-ins")({ component: LookInsScreen });
