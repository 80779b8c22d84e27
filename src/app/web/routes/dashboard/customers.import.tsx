import { createFileRoute } from "@tanstack/react-router";
import { CustomerImportScreen } from "#service/customers/web/import/import-screen.tsx";

export const Route = createFileRoute("/dashboard/customers/import")({ component: CustomerImportScreen });
