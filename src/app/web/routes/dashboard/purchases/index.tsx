import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PurchasesScreen } from "#back-office/purchases/web/list/purchases-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/purchases/")({
  validateSearch: z.looseObject({ purchase: z.coerce.number().int().positive().optional().catch(undefined) }),
  component: PurchasesRoute,
});

function PurchasesRoute() {
  return <PurchasesScreen {...useAddress(Route)} />;
}
