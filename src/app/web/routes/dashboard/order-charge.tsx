import { createFileRoute } from "@tanstack/react-router";
import { ChargeScreen } from "#money/payments/web/charge-screen.tsx";
import { chargeSearch } from "#money/payments/web/charge-search.ts";
import type { AccountToCharge } from "#money/payments/web/use-account-to-charge.ts";
import { toId } from "#platform/domain/ids.ts";
import { keepView, lastView } from "#service/orders/web/orders-search.ts";

export const Route = createFileRoute("/dashboard/order-charge")({
  validateSearch: chargeSearch,
  component: ChargeRoute,
});

function ChargeRoute() {
  const { q, view, orderId, tableId, tableName } = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (search: { q?: string | undefined; view?: typeof view }) =>
    void navigate({ search, replace: true });
  return (
    <ChargeScreen
      search={q ?? ""}
      onSearch={(text) => go({ view, q: text === "" ? undefined : text })}
      view={view ?? lastView("charge-view")}
      onView={(chosen) => {
        keepView("charge-view", chosen);
        go({ q, view: chosen });
      }}
      wanted={wantedAccount({ orderId, tableId, tableName })}
    />
  );
}

interface WantedAccount {
  readonly orderId: number | undefined;
  readonly tableId: number | undefined;
  readonly tableName: string | undefined;
}

function wantedAccount({ orderId, tableId, tableName }: WantedAccount): AccountToCharge | null {
  if (orderId !== undefined) return { kind: "order", id: toId<"Order">(orderId) };
  return tableId === undefined
    ? null
    : { kind: "table", id: toId<"Table">(tableId), name: tableName ?? null };
}
