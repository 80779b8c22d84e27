import { createFileRoute } from "@tanstack/react-router";
import { TaxSetupScreen } from "#money/fiscal-test/web/tax-setup-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/tax-setup")({ component: TaxSetupScreen });
