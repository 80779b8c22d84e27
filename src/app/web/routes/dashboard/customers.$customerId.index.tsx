import { createFileRoute } from "@tanstack/react-router";
import { CustomerScreen } from "#service/customers/web/detail/customer-screen.tsx";

export const Route = createFileRoute("/dashboard/customers/$customerId/")({ component: CustomerRoute });

function CustomerRoute() {
  const { customerId } = Route.useParams();
  return <CustomerScreen key={customerId} customerId={customerId} />;
}
