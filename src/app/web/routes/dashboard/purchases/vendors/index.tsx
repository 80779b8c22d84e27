import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { VendorsScreen } from "#back-office/purchases/web/vendors/vendors-screen.tsx";
import { useAddress } from "../../../../use-address.ts";

export const Route = createFileRoute("/dashboard/purchases/vendors/")({
  validateSearch: z.looseObject({}),
  component: VendorsRoute,
});

function VendorsRoute() {
  return <VendorsScreen {...useAddress(Route)} />;
}
