import { createFileRoute } from "@tanstack/react-router";
import { goodsWanted } from "#back-office/purchases/web/new/goods-wanted.ts";
import { NewPurchaseScreen } from "#back-office/purchases/web/new/new-purchase-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/new")({
  validateSearch: goodsWanted,
  component: NewPurchaseRoute,
});

function NewPurchaseRoute() {
  return <NewPurchaseScreen wanted={Route.useSearch()} />;
}
