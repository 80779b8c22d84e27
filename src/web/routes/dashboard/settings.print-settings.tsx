import { createFileRoute } from "@tanstack/react-router";
import { PrintSettingsScreen } from "../../features/settings/print-settings-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/print-settings")({
  component: PrintSettingsScreen,
});
