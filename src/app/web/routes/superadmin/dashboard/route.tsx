import { createFileRoute } from "@tanstack/react-router";
import { PlatformShell } from "#operator/platform-console/web/platform-shell.tsx";
import { guardScreen } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/superadmin/dashboard")({
  beforeLoad: guardScreen,
  component: PlatformShell,
});
