import { createFileRoute } from "@tanstack/react-router";
import { CategoriesScreen } from "#menu/menu/web/categories/categories-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/categories")({
  component: CategoriesScreen,
});
