import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { AccountingScreen } from "#back-office/accounting/web/accounting-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/")({
  validateSearch: z.looseObject({}),
  component: AccountingRoute,
});

function AccountingRoute() {
  return <AccountingScreen {...useAddress(Route)} />;
}
