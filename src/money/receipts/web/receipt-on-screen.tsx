import paper from "#platform/web/print/print-frame.module.css";
import type { Receipt } from "../contract/receipts.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";

/** A receipt to be read on screen: the paper that would be printed, larger. Nothing for one without lines. */
export function ReceiptOnScreen({ receipt }: { receipt: Receipt }) {
  const decision = printedReceipt(receipt);
  if (!decision.ok) return null;
  return (
    <div className={paper.paper} data-on-screen>
      <ReceiptPaper wire={receipt} printed={decision.receipt} heading="h2" />
    </div>
  );
}
