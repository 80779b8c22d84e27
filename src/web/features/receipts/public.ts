export { printReceipt } from "./print-receipt.ts";
