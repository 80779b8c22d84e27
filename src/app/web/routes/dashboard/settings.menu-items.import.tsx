import { createFileRoute } from "@tanstack/react-router";
import { MenuImportScreen } from "#menu/menu-file/web/import-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/import")({
  component: MenuImportScreen,
});
