import { createFileRoute } from "@tanstack/react-router";
import { PrintTicketScreen } from "../features/kitchen/paper/print-ticket-screen.tsx";
import { printSearch } from "../platform/print/print-search.ts";
import { guardScreen } from "../platform/session/guards.ts";

export const Route = createFileRoute("/print-ticket")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintTicketRoute,
});

function PrintTicketRoute() {
  const { part } = Route.useSearch();
  return <PrintTicketScreen part={part} />;
}
