import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "#service/customers/web/import/import-screen.tsx";

export const Route = createFileRoute("/dashboard/customers/import")({ component: ImportScreen });
