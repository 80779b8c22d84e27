import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PrintTicketScreen } from "../features/kitchen/print-ticket-screen.tsx";
import { guardScreen } from "../platform/guards.ts";

export const Route = createFileRoute("/print-ticket")({
  validateSearch: z.object({ part: z.string().optional().catch(undefined) }),
  beforeLoad: guardScreen,
  component: PrintTicketRoute,
});

function PrintTicketRoute() {
  const { part } = Route.useSearch();
  return <PrintTicketScreen part={part} />;
}
