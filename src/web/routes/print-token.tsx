import { createFileRoute } from "@tanstack/react-router";
import { PrintTokenScreen } from "../features/receipts/print-token-screen.tsx";
import { guardScreen } from "../platform/guards.ts";

export const Route = createFileRoute("/print-token")({
  beforeLoad: guardScreen,
  component: PrintTokenScreen,
});
