import { createFileRoute } from "@tanstack/react-router";
import { PurchaseImportScreen } from "#back-office/purchase-documents/web/import-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/import")({ component: PurchaseImportScreen });
