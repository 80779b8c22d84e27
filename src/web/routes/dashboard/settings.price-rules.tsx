import { createFileRoute } from "@tanstack/react-router";
import { PriceRulesScreen } from "../../features/price-rules/price-rules-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/price-rules")({ component: PriceRulesScreen });
