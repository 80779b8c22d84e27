import { createFileRoute } from "@tanstack/react-router";
import { CancelledPaymentScreen } from "#operator/subscription/web/cancelled-payment-screen.tsx";

export const Route = createFileRoute("/cancelled-payment")({ component: CancelledPaymentScreen });
