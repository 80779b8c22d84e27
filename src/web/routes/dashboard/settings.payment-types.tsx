import { createFileRoute } from "@tanstack/react-router";
import { PaymentTypesScreen } from "../../features/payment-types/payment-types-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/payment-types")({ component: PaymentTypesScreen });
