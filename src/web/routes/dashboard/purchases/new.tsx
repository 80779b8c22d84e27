import { createFileRoute } from "@tanstack/react-router";
import { goodsWanted } from "../../../features/purchases/new/goods-wanted.ts";
import { NewPurchaseScreen } from "../../../features/purchases/new/new-purchase-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/new")({
  validateSearch: goodsWanted,
  component: NewPurchaseRoute,
});

function NewPurchaseRoute() {
  return <NewPurchaseScreen wanted={Route.useSearch()} />;
}
