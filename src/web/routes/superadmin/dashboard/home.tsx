import { createFileRoute } from "@tanstack/react-router";
import { PlatformHomeScreen } from "../../../features/platform-console/figures/platform-home-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/home")({ component: PlatformHomeScreen });
