import { createFileRoute } from "@tanstack/react-router";
import { StatementScreen } from "#money/receivables/web/statement-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/customers/$customerId/statement")({
  component: StatementRoute,
});

function StatementRoute() {
  const { customerId } = Route.useParams();
  return <StatementScreen key={customerId} customerId={customerId} {...useAddress(Route)} />;
}
