import { useState } from "react";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { printDelays, readPrintData } from "#platform/web/print/print-popup.ts";
import { useT } from "#platform/web/use-t.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { readReceiptPrint } from "./receipt-print.ts";

/** /print-receipt. Reads the saved receipt once, so that it stays on screen after it was printed and forgotten. */
export function PrintReceiptScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readReceiptPrint(readPrintData("/print-receipt", part)));
  const decision = print && printedReceipt(print.receipt);
  const printed = decision?.ok ? decision.receipt : null;
  const [isAgain, setAgain] = useState(false);
  const isCopy = print !== null && (print.isCopy || (isAgain && print.receipt.invoiceNo !== null));
  return (
    <PrintFrame
      title={t("receipts.receipt_title")}
      nothing={t("receipts.nothing")}
      page="/print-receipt"
      part={part}
      widthMm={printed?.widthMm}
      delayMs={print ? printDelays[print.pace] : undefined}
      onAgain={() => setAgain(true)}
    >
      {print && printed && <ReceiptPaper wire={print.receipt} printed={printed} isCopy={isCopy} />}
    </PrintFrame>
  );
}
