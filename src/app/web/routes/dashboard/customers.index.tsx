import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { CustomersScreen } from "#service/customers/web/list/customers-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/customers/")({
  validateSearch: z.looseObject({}),
  component: CustomersRoute,
});

function CustomersRoute() {
  return <CustomersScreen {...useAddress(Route)} />;
}
