import { createFileRoute } from "@tanstack/react-router";
import { printSearch } from "#platform/web/print/print-search.ts";
import { guardScreen } from "#platform/web/session/guards.ts";
import { PrintTicketScreen } from "#service/kitchen/web/paper/print-ticket-screen.tsx";

export const Route = createFileRoute("/print-ticket")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintTicketRoute,
});

function PrintTicketRoute() {
  const { part } = Route.useSearch();
  return <PrintTicketScreen part={part} />;
}
