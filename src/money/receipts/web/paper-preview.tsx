import type { ReactNode } from "react";
import paper from "#platform/web/print/print-frame.module.css";
import type { Receipt } from "../contract/receipts.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { TokenPaper } from "./token-paper.tsx";

export interface PaperPreviewProps {
  receipt: Receipt;
  /** The token instead of the receipt. */
  isToken?: boolean;
  /** Another paper at the receipt's width instead of it. */
  children?: ReactNode;
}

/** What would be printed of a receipt, as wide as its paper. */
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
