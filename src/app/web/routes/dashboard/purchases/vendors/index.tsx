import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { VendorsScreen } from "#back-office/purchases/web/vendors/vendors-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/vendors/")({
  validateSearch: z.looseObject({}),
  component: VendorsRoute,
});

function VendorsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <VendorsScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
