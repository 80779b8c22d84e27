import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { PrintCashScreen } from "../features/cash/print-cash-screen.tsx";
import { readAccountPaymentPrint } from "../features/receivables/account-payment-print.ts";
import { PrintAccountPaymentScreen } from "../features/receivables/print-account-payment-screen.tsx";
import { readPrintData } from "../platform/print/print-popup.ts";
import { printSearch } from "../platform/print/print-search.ts";
import { guardScreen } from "../platform/session/guards.ts";

export const Route = createFileRoute("/print-cash")({
  validateSearch: printSearch,
  beforeLoad: guardScreen,
  component: PrintCashRoute,
});

/** The papers of a drawer: its report, or the receipt of a payment on account, by what is kept to be printed. */
function PrintCashRoute() {
  const { part } = Route.useSearch();
  const [payment] = useState(() => readAccountPaymentPrint(readPrintData("/print-cash", part)));
  return payment ? (
    <PrintAccountPaymentScreen part={part} print={payment} />
  ) : (
    <PrintCashScreen part={part} />
  );
}
