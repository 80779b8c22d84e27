import { createFileRoute } from "@tanstack/react-router";
import { PrintCashScreen } from "../features/cash/print-cash-screen.tsx";
import { printSearch } from "../platform/print/print-search.ts";
import { guardScreen } from "../platform/session/guards.ts";

export const Route = createFileRoute("/print-cash")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintCashRoute,
});

function PrintCashRoute() {
  const { part } = Route.useSearch();
  return <PrintCashScreen part={part} />;
}
