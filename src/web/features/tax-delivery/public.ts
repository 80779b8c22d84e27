export { ArchiveDialog } from "./archive-dialog.tsx";
export { CopiesDialog } from "./copies-dialog.tsx";
export { copiesQuery } from "./tax-delivery-api.ts";
