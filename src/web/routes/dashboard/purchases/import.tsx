import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../../features/purchase-import/import-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/import")({ component: ImportScreen });
