import { useState } from "react";
import type { CashPrint } from "../../../contract/cash-reports.ts";
import { readPrintData } from "../../platform/print/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { NothingToPrint, PrintFrame } from "../receipts/public.ts";
import { CashPaper } from "./cash-paper.tsx";
import { readCashPrint } from "./cash-print.ts";

/** /print-cash: X or Z on the paper of the till. */
export function PrintCashScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readCashPrint(readPrintData("/print-cash", part)));
  if (print === null || part === undefined) return <NothingToPrint message={t("cash.paper.nothing")} />;
  return <PrintingCash print={print} part={part} />;
}

function PrintingCash({ print, part }: { print: CashPrint; part: string }) {
  const t = useT();
  const widthMm = print.report.store.page_format;
  return (
    <PrintFrame title={t("cash.paper.title")} page="/print-cash" part={part} widthMm={widthMm}>
      <CashPaper print={print} />
    </PrintFrame>
  );
}
