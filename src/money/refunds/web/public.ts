export { InvoiceDialog } from "./invoice-dialog.tsx";
export { MailReceiptDialog } from "./mail-receipt-dialog.tsx";
export { PaidInvoicesButton } from "./paid-invoices-button.tsx";
export { receiptQuery } from "./refunds-api.ts";
