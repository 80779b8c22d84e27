import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../features/customers/import/import-screen.tsx";

export const Route = createFileRoute("/dashboard/customers/import")({ component: ImportScreen });
