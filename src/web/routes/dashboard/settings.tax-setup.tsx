import { createFileRoute } from "@tanstack/react-router";
import { TaxSetupScreen } from "../../features/taxes/tax-setup-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/tax-setup")({ component: TaxSetupScreen });
