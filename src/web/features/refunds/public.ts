export { CourtesyDialog } from "./courtesy-dialog.tsx";
export { InvoiceDialog } from "./invoice-dialog.tsx";
