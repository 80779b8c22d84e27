import { createFileRoute } from "@tanstack/react-router";
import { queryClient } from "#platform/web/query-client.ts";
import { OrdersScreen } from "#service/orders/web/orders-screen.tsx";
import { keepView, lastView, ordersSearch } from "#service/orders/web/orders-search.ts";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/orders")({
  validateSearch: ordersSearch,
  loader: startAccounts,
  component: OrdersRoute,
});

/** Asks for the accounts while the screen's code is on its way. */
async function startAccounts(): Promise<void> {
  const { openAccountsQuery } = await import("#service/orders/web/accounts/orders-api.ts");
  void queryClient.prefetchQuery(openAccountsQuery);
}

function OrdersRoute() {
  const { search, onPart } = useAddress(Route);
  const { status, q, view } = search;
  const navigate = Route.useNavigate();
  return (
    <OrdersScreen
      filter={status ?? "all"}
      onFilter={(filter) => onPart({ status: filter === "all" ? undefined : filter }, true)}
      view={view ?? lastView("orders-view")}
      onView={(chosen) => {
        keepView("orders-view", chosen);
        onPart({ view: chosen }, true);
      }}
      onCharge={(orderId) =>
        void navigate({ to: "/dashboard/order-charge", search: orderId === null ? {} : { orderId } })
      }
      search={q ?? ""}
      onSearch={(text) => onPart({ q: text === "" ? undefined : text }, true)}
    />
  );
}
