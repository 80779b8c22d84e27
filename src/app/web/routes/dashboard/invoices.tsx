import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { InvoicesScreen } from "#money/invoices/web/invoices-screen.tsx";

export const Route = createFileRoute("/dashboard/invoices")({
  validateSearch: z.looseObject({}),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvoicesScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
