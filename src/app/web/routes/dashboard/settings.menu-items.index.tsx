import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { MenuItemsScreen } from "#menu/menu/web/items/menu-items-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/")({
  validateSearch: z.looseObject({}),
  component: MenuItemsRoute,
});

function MenuItemsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MenuItemsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
