import { createFileRoute } from "@tanstack/react-router";
import { OwnSecurityScreen } from "../../../features/platform-console/own-security-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/security")({ component: OwnSecurityScreen });
