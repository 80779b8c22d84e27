import { createFileRoute } from "@tanstack/react-router";
import { CashScreen } from "#money/cash/web/cash-screen.tsx";
import { cashSearch } from "#money/cash/web/cash-search.ts";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/cash")({
  validateSearch: cashSearch,
  component: CashRoute,
});

function CashRoute() {
  return <CashScreen {...useAddress(Route)} />;
}
