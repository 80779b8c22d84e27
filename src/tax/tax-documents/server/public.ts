export { issuePurchase, recordSaleDocument } from "./issue-documents.ts";
export { readGenerationRules } from "./issuing.ts";
export { readDocumentText } from "./stored-document.ts";
export { taxQueue } from "./tax-queue.ts";
export { trySaleDocument } from "./try-sale-document.ts";
