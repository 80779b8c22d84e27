import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { DiscountCodesScreen } from "#money/discounts/web/discount-codes-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/discount-codes")({
  validateSearch: z.looseObject({}),
  component: DiscountCodesRoute,
});

function DiscountCodesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DiscountCodesScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
