import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { CustomersScreen } from "#service/customers/web/list/customers-screen.tsx";

export const Route = createFileRoute("/dashboard/customers/")({
  validateSearch: z.looseObject({}),
  component: CustomersRoute,
});

function CustomersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CustomersScreen
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
    />
  );
}
