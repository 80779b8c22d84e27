import { createFileRoute } from "@tanstack/react-router";
import { PaymentSuccessScreen } from "#operator/subscription/web/payment-success-screen.tsx";

export const Route = createFileRoute("/success")({ component: PaymentSuccessScreen });
