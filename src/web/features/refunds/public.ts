export { InvoiceDialog } from "./invoice-dialog.tsx";
export { PaidInvoicesButton } from "./paid-invoices-button.tsx";
