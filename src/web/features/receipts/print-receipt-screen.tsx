import { useState } from "react";
import type { Receipt } from "../../../contract/receipts.ts";
import type { Receipt as Printed } from "../../../domain/receipts/receipt-view.ts";
import { printDelays, readPrintData } from "../../platform/print/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { NothingToPrint } from "./nothing-to-print.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { type PrintPace, readReceiptPrint } from "./receipt-print.ts";

/** /print-receipt: what was kept is read once, so that it stays on screen after it was printed and forgotten. */
export function PrintReceiptScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readReceiptPrint(readPrintData("/print-receipt", part)));
  const decision = print && printedReceipt(print.receipt);
  if (print === null || part === undefined || !decision?.ok)
    return <NothingToPrint message={t("receipts.nothing")} />;
  return <PrintingReceipt wire={print.receipt} printed={decision.receipt} pace={print.pace} part={part} />;
}

interface PrintingReceiptProps {
  wire: Receipt;
  printed: Printed;
  pace: PrintPace;
  part: string;
}

function PrintingReceipt({ wire, printed, pace, part }: PrintingReceiptProps) {
  const t = useT();
  const { widthMm } = printed;
  return (
    <PrintFrame
      title={t("receipts.receipt_title")}
      page="/print-receipt"
      part={part}
      widthMm={widthMm}
      delayMs={printDelays[pace]}
    >
      <ReceiptPaper wire={wire} printed={printed} />
    </PrintFrame>
  );
}
