import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { issuerTabs } from "#tax/tax-issuer/web/issuer-tabs.ts";
import { TaxIssuerScreen } from "#tax/tax-issuer/web/tax-issuer-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/tax-issuer")({
  validateSearch: z.object({ tab: z.enum(issuerTabs).optional().catch(undefined) }),
  component: TaxIssuerRoute,
});

function TaxIssuerRoute() {
  const { search, onSearch } = useAddress(Route);
  const { tab = "status" } = search;
  return <TaxIssuerScreen tab={tab} onTab={(next) => onSearch({ tab: next })} />;
}
