import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { InvoicesScreen } from "#money/invoices/web/invoices-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/invoices")({
  validateSearch: z.looseObject({}),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  return <InvoicesScreen {...useAddress(Route)} />;
}
