import { createFileRoute } from "@tanstack/react-router";
import { FiscalTestScreen } from "../../features/fiscal-test/fiscal-test-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/fiscal-test")({ component: FiscalTestScreen });
