import { createFileRoute } from "@tanstack/react-router";
import { DiscountCodesScreen } from "#money/discounts/web/discount-codes-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/discount-codes")({
  component: DiscountCodesScreen,
});
