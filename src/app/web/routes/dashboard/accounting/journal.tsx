import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { JournalScreen } from "#back-office/journal/web/journal-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/journal")({
  validateSearch: z.object({ month: z.string().optional().catch(undefined) }),
  component: JournalPage,
});

function JournalPage() {
  const { search, onSearch } = useAddress(Route);
  return <JournalScreen named={search.month} onMonth={(chosen) => onSearch({ month: chosen }, true)} />;
}
