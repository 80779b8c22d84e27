import { useState } from "react";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { readPrintData } from "#platform/web/print/print-popup.ts";
import { useT } from "#platform/web/use-t.ts";
import { CashPaper } from "./cash-paper.tsx";
import { readCashPrint } from "./cash-print.ts";

/** /print-cash: X or Z on the paper of the till. */
export function PrintCashScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readCashPrint(readPrintData("/print-cash", part)));
  return (
    <PrintFrame
      title={t("cash.paper.title")}
      nothing={t("cash.paper.nothing")}
      page="/print-cash"
      part={part}
      widthMm={print?.report.store.page_format}
    >
      {print && <CashPaper print={print} />}
    </PrintFrame>
  );
}
