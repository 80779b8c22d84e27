import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "#menu/menu-file/web/import-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/import")({ component: ImportScreen });
