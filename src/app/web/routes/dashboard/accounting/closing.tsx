import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ClosingScreen } from "#back-office/tax-books/web/closing-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/closing")({
  validateSearch: z.object({ month: z.string().optional().catch(undefined) }),
  component: ClosingPage,
});

function ClosingPage() {
  const { search, onSearch } = useAddress(Route);
  return <ClosingScreen named={search.month} onMonth={(chosen) => onSearch({ month: chosen }, true)} />;
}
