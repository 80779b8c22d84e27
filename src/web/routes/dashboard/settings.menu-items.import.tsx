import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../features/menu-file/import-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/import")({ component: ImportScreen });
