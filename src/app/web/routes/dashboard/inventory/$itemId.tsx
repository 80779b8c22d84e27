import { createFileRoute } from "@tanstack/react-router";
import { ItemScreen } from "#inventory/inventory/web/detail/item-screen.tsx";

export const Route = createFileRoute("/dashboard/inventory/$itemId")({
  component: ItemRoute,
});

function ItemRoute() {
  const { itemId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ItemScreen
      key={itemId}
      itemId={itemId}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
