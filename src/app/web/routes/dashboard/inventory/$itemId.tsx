import { createFileRoute } from "@tanstack/react-router";
import { ItemScreen } from "#inventory/inventory/web/detail/item-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/$itemId")({
  component: ItemRoute,
});

function ItemRoute() {
  const { itemId } = Route.useParams();
  return <ItemScreen key={itemId} itemId={itemId} {...useAddress(Route)} />;
}
