import { createFileRoute } from "@tanstack/react-router";
import { DataExportScreen } from "#operator/data-exports/web/data-export-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/export")({ component: DataExportScreen });
