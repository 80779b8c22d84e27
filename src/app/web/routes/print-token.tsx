import { createFileRoute } from "@tanstack/react-router";
import { PrintTokenScreen } from "#money/receipts/web/print-token-screen.tsx";
import { printSearch } from "#platform/web/print/print-search.ts";
import { guardScreen } from "#platform/web/session/guards.ts";

export const Route = createFileRoute("/print-token")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintTokenRoute,
});

function PrintTokenRoute() {
  const { part } = Route.useSearch();
  return <PrintTokenScreen part={part} />;
}
