import { createFileRoute } from "@tanstack/react-router";
import { PrintTicketScreen } from "../features/kitchen/print-ticket-screen.tsx";
import { guardScreen } from "../platform/guards.ts";
import { printSearch } from "../platform/print-search.ts";

export const Route = createFileRoute("/print-ticket")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintTicketRoute,
});

function PrintTicketRoute() {
  const { part } = Route.useSearch();
  return <PrintTicketScreen part={part} />;
}
