export { NothingToPrint } from "./nothing-to-print.tsx";
export { PrintFrame } from "./print-frame.tsx";
export { printReceipt } from "./print-receipt.ts";
export { fetchOrderReceipt } from "./receipts-api.ts";
export { usePrintPage } from "./use-print-page.ts";
