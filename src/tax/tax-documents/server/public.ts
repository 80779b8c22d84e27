export { dryRun } from "./dry-run.ts";
export { issuePurchase } from "./issue-purchase.ts";
export { readDocumentText } from "./read-document-text.ts";
export { recordSaleDocument } from "./record-sale-document.ts";
export { taxQueue } from "./tax-queue.ts";
export { trySaleDocument } from "./try-sale-document.ts";
