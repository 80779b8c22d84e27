import { createFileRoute } from "@tanstack/react-router";
import { SupportVisitsScreen } from "#operator/operations/web/support-visits-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/look-ins")({ component: SupportVisitsScreen });
