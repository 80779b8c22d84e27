import type { ReactNode } from "react";
import paper from "#platform/web/print/print-frame.module.css";
import type { Receipt } from "../contract/receipts.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { TokenPaper } from "./token-paper.tsx";

interface PaperPreviewProps {
  receipt: Receipt;
  /** Shows the token instead of the receipt. */
  isToken?: boolean;
  /** Another paper to show at the receipt's width. */
  children?: ReactNode;
}

/** Shows the paper that would be printed, at its width. */
export function PaperPreview({ receipt, isToken = false, children }: PaperPreviewProps) {
  const decision = printedReceipt(receipt);
  if (!decision.ok) return null;
  return (
    <div className={paper.paper} data-width={receipt.printSettings.page_format}>
      {children ??
        (isToken ? (
          <TokenPaper tokenNo={receipt.tokenNo ?? 0} at={receipt.date} heading="h2" />
        ) : (
          <ReceiptPaper wire={receipt} printed={decision.receipt} heading="h2" />
        ))}
    </div>
  );
}

/** Shows the paper of a receipt larger, to read on screen; nothing without lines. */
export function ReceiptOnScreen({ receipt }: { receipt: Receipt }) {
  const decision = printedReceipt(receipt);
  if (!decision.ok) return null;
  return (
    <div className={paper.paper} data-on-screen>
      <ReceiptPaper wire={receipt} printed={decision.receipt} heading="h2" />
    </div>
  );
}
