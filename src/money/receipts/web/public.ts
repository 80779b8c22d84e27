export { orderReceipt } from "../contract/receipts.ts";
export { PaperPreview, ReceiptOnScreen } from "./paper-preview.tsx";
export { printReceipt } from "./receipt-print.ts";
