import { useState } from "react";
import type { Receipt } from "../../../contract/orders.ts";
import type { Receipt as Printed } from "../../../domain/receipts/receipt-view.ts";
import { printDelays, readPrintData } from "../../platform/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { NothingToPrint } from "./nothing-to-print.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { type PrintPace, readReceiptPrint } from "./receipt-print.ts";
import { usePrintPage } from "./use-print-page.ts";

/** /print-receipt: what was kept is read once, so that it stays on screen after it was printed and forgotten. */
export function PrintReceiptScreen() {
  const t = useT();
  const [print] = useState(() => readReceiptPrint(readPrintData("/print-receipt")));
  const decision = print && printedReceipt(print.receipt);
  if (print === null || !decision?.ok) return <NothingToPrint message={t("receipts.nothing")} />;
  return <PrintingReceipt wire={print.receipt} printed={decision.receipt} pace={print.pace} />;
}

interface PrintingReceiptProps {
  wire: Receipt;
  printed: Printed;
  pace: PrintPace;
}

function PrintingReceipt({ wire, printed, pace }: PrintingReceiptProps) {
  const t = useT();
  const { widthMm } = printed;
  const paper = usePrintPage({ page: "/print-receipt", widthMm, delayMs: printDelays[pace] });
  return (
    <PrintFrame title={t("receipts.receipt_title")} widthMm={widthMm} paperRef={paper}>
      <ReceiptPaper wire={wire} printed={printed} />
    </PrintFrame>
  );
}
