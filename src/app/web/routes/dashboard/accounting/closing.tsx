import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ClosingScreen } from "#back-office/tax-books/web/closing-screen.tsx";

export const Route = createFileRoute("/dashboard/accounting/closing")({
  validateSearch: z.object({ month: z.string().optional().catch(undefined) }),
  component: ClosingPage,
});

function ClosingPage() {
  const { month } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ClosingScreen
      named={month}
      onMonth={(chosen) => void navigate({ search: { month: chosen }, replace: true })}
    />
  );
}
