export { PaperPreview } from "./paper-preview.tsx";
export { printReceipt } from "./print-receipt.ts";
export { ReceiptOnScreen } from "./receipt-on-screen.tsx";
export { fetchOrderReceipt } from "./receipts-api.ts";
