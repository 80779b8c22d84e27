import { createFileRoute } from "@tanstack/react-router";
import { StatementScreen } from "#money/receivables/web/statement-screen.tsx";

export const Route = createFileRoute("/dashboard/customers/$customerId/statement")({
  component: StatementRoute,
});

function StatementRoute() {
  const { customerId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StatementScreen
      key={customerId}
      customerId={customerId}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
