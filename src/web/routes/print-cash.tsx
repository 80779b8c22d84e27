import { createFileRoute } from "@tanstack/react-router";
import { PrintCashScreen } from "../features/cash/print-cash-screen.tsx";
import { guardScreen } from "../platform/guards.ts";

export const Route = createFileRoute("/print-cash")({
  beforeLoad: guardScreen,
  component: PrintCashScreen,
});
