import { createFileRoute } from "@tanstack/react-router";
import { PrintSettingsScreen } from "#money/receipts/web/print-settings/print-settings-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/print-settings")({
  component: PrintSettingsScreen,
});
