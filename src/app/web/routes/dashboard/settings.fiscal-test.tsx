import { createFileRoute } from "@tanstack/react-router";
import { FiscalTestScreen } from "#money/fiscal-test/web/fiscal-test-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/fiscal-test")({ component: FiscalTestScreen });
