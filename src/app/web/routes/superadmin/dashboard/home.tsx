import { createFileRoute } from "@tanstack/react-router";
import { PlatformHomeScreen } from "#operator/platform-console/web/figures/platform-home-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/home")({ component: PlatformHomeScreen });
