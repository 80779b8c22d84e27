export { OrderSentDialog, type OrderSentDialogProps, type SentOrder } from "./order-sent-dialog.tsx";
export { printSentReceipt, printWhereOn } from "./print-sent-receipt.ts";
