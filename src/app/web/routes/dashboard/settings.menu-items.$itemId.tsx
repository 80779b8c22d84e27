import { createFileRoute } from "@tanstack/react-router";
import { MenuItemScreen } from "#menu/menu/web/detail/menu-item-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/$itemId")({
  component: MenuItemRoute,
});

function MenuItemRoute() {
  const { itemId } = Route.useParams();
  return <MenuItemScreen key={itemId} itemId={itemId} />;
}
