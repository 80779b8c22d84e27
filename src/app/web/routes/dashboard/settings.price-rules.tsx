import { createFileRoute } from "@tanstack/react-router";
import { PriceRulesScreen } from "#menu/price-rules/web/price-rules-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/price-rules")({ component: PriceRulesScreen });
