import { createFileRoute } from "@tanstack/react-router";
import { NewPurchaseScreen } from "../../../features/purchases/new/new-purchase-screen.tsx";

export const Route = createFileRoute("/dashboard/purchases/new")({ component: NewPurchaseScreen });
