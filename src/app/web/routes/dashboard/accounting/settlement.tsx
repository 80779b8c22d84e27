import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { SettlementScreen } from "#back-office/tax-books/web/settlement/settlement-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/settlement")({
  validateSearch: z.object({ month: z.string().optional().catch(undefined) }),
  component: SettlementPage,
});

function SettlementPage() {
  const { search, onSearch } = useAddress(Route);
  return <SettlementScreen named={search.month} onMonth={(chosen) => onSearch({ month: chosen }, true)} />;
}
