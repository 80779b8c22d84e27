import { createFileRoute } from "@tanstack/react-router";
import { CancelledPaymentScreen } from "../features/subscription/cancelled-payment-screen.tsx";

export const Route = createFileRoute("/cancelled-payment")({ component: CancelledPaymentScreen });
