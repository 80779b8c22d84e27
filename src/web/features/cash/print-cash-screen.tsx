import { useState } from "react";
import type { CashReport } from "../../../contract/cash.ts";
import { printDelays, readPrintData } from "../../platform/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { NothingToPrint, PrintFrame, usePrintPage } from "../receipts/public.ts";
import { CashPaper } from "./cash-paper.tsx";
import { readCashPrint } from "./cash-print.ts";

/** /print-cash: X or Z on the paper of the till. */
export function PrintCashScreen() {
  const t = useT();
  const [report] = useState(() => readCashPrint(readPrintData("/print-cash")));
  if (report === null) return <NothingToPrint message={t("cash.paper.nothing")} />;
  return <PrintingCash report={report} />;
}

function PrintingCash({ report }: { report: CashReport }) {
  const t = useT();
  const widthMm = report.store.page_format;
  const paper = usePrintPage({ page: "/print-cash", widthMm, delayMs: printDelays.normal });
  return (
    <PrintFrame title={t("cash.paper.title")} widthMm={widthMm} paperRef={paper}>
      <CashPaper report={report} />
    </PrintFrame>
  );
}
