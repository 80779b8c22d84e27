import { createFileRoute } from "@tanstack/react-router";
import { PrintReceiptScreen } from "../features/receipts/print-receipt-screen.tsx";
import { guardScreen } from "../platform/guards.ts";
import { printSearch } from "../platform/print-search.ts";

export const Route = createFileRoute("/print-receipt")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintReceiptRoute,
});

function PrintReceiptRoute() {
  const { part } = Route.useSearch();
  return <PrintReceiptScreen part={part} />;
}
