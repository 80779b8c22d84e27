import { createFileRoute } from "@tanstack/react-router";
import { PrintReceiptScreen } from "../features/receipts/print-receipt-screen.tsx";
import { guardScreen } from "../platform/guards.ts";

export const Route = createFileRoute("/print-receipt")({
  beforeLoad: guardScreen,
  component: PrintReceiptScreen,
});
