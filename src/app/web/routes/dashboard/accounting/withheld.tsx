import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { WithheldScreen } from "#back-office/tax-books/web/withheld/withheld-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/withheld")({
  validateSearch: z.looseObject({}),
  component: WithheldRoute,
});

function WithheldRoute() {
  return <WithheldScreen {...useAddress(Route)} />;
}
