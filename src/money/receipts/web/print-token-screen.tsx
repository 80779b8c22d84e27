import { useState } from "react";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { readPrintData } from "#platform/web/print/print-popup.ts";
import { useT } from "#platform/web/use-t.ts";
import { readTokenPrint } from "./receipt-print.ts";
import { TokenPaper } from "./token-paper.tsx";

/** /print-token: the number that is called out, with the date and time of printing. */
export function PrintTokenScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readTokenPrint(readPrintData("/print-token", part)));
  const [now] = useState(() => new Date());
  return (
    <PrintFrame
      title={t("common.token")}
      nothing={t("receipts.nothing_token")}
      page="/print-token"
      part={part}
      widthMm={print?.pageFormat}
    >
      {print && <TokenPaper tokenNo={print.tokenNo} at={now} />}
    </PrintFrame>
  );
}
