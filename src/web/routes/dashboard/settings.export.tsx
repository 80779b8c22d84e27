import { createFileRoute } from "@tanstack/react-router";
import { DataExportScreen } from "../../features/data-export/data-export-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/export")({ component: DataExportScreen });
