import { createFileRoute } from "@tanstack/react-router";
import { PaymentTypesScreen } from "#core/payment-types/web/payment-types-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/payment-types")({ component: PaymentTypesScreen });
