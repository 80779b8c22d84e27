import { createFileRoute } from "@tanstack/react-router";
import { PrintReceiptScreen } from "#money/receipts/web/print-receipt-screen.tsx";
import { printSearch } from "#platform/web/print/print-search.ts";
import { guardScreen } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/print-receipt")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintReceiptRoute,
});

function PrintReceiptRoute() {
  const { part } = Route.useSearch();
  return <PrintReceiptScreen part={part} />;
}
