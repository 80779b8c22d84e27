import { createFileRoute } from "@tanstack/react-router";
import { PaymentSuccessScreen } from "../features/subscription/payment-success-screen.tsx";

export const Route = createFileRoute("/success")({ component: PaymentSuccessScreen });
