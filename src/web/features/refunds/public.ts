export { CourtesyDialog } from "./courtesy-dialog.tsx";
export { InvoiceDialog } from "./invoice-dialog.tsx";
export { PaidInvoicesButton } from "./paid-invoices-button.tsx";
