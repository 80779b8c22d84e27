import { createFileRoute } from "@tanstack/react-router";
import { DiscountCodesScreen } from "../../features/discounts/discount-codes-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/discount-codes")({
  component: DiscountCodesScreen,
});
