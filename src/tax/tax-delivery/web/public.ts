export { ArchiveDialog } from "./archive-dialog.tsx";
export { CopiesDialog } from "./copies-dialog.tsx";
export { MailButton } from "./mail-button.tsx";
export { copiesQuery } from "./tax-delivery-api.ts";
