import { createFileRoute } from "@tanstack/react-router";
import { PrintCashScreen } from "../features/cash/print-cash-screen.tsx";
import { guardScreen } from "../platform/guards.ts";
import { printSearch } from "../platform/print-search.ts";

export const Route = createFileRoute("/print-cash")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintCashRoute,
});

function PrintCashRoute() {
  const { part } = Route.useSearch();
  return <PrintCashScreen part={part} />;
}
