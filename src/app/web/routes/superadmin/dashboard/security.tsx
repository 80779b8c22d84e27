import { createFileRoute } from "@tanstack/react-router";
import { OwnSecurityScreen } from "#operator/platform-console/web/own-security-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/security")({ component: OwnSecurityScreen });
