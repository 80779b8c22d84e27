import { createFileRoute } from "@tanstack/react-router";
import { PlatformShell } from "../../../features/platform-console/platform-shell.tsx";
import { guardScreen } from "../../../platform/session/guards.ts";

export const Route = createFileRoute("/superadmin/dashboard")({
  beforeLoad: guardScreen,
  component: PlatformShell,
});
