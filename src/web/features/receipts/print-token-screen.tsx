import { useState } from "react";
import { readPrintData } from "../../platform/print/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { PrintFrame } from "./print-frame.tsx";
import { readTokenPrint } from "./receipt-print.ts";
import { TokenPaper } from "./token-paper.tsx";

/** /print-token: the number that is called out, with the date and time of printing. */
export function PrintTokenScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readTokenPrint(readPrintData("/print-token", part)));
  const [now] = useState(() => new Date());
  return (
    <PrintFrame
      title={t("receipts.token_title")}
      nothing={t("receipts.nothing_token")}
      page="/print-token"
      part={part}
      widthMm={print?.pageFormat}
    >
      {print && <TokenPaper tokenNo={print.tokenNo} at={now} />}
    </PrintFrame>
  );
}
