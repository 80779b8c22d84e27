import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { PrintCashScreen } from "#money/cash/web/cash-paper.tsx";
import { PrintAccountPaymentScreen } from "#money/receivables/web/account-payment-paper.tsx";
import { readAccountPaymentPrint } from "#money/receivables/web/account-payment-print.ts";
import { readPrintData } from "#platform/web/print/print-popup.ts";
import { printSearch } from "#platform/web/print/print-search.ts";
import { guardScreen } from "#platform/web/session/guards.ts";

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
