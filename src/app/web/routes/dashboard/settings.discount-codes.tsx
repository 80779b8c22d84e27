import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { DiscountCodesScreen } from "#money/discounts/web/discount-codes-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/discount-codes")({
  validateSearch: z.looseObject({}),
  component: DiscountCodesRoute,
});

function DiscountCodesRoute() {
  return <DiscountCodesScreen {...useAddress(Route)} />;
}
