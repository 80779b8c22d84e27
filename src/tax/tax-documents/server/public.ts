export { taxOfReturn } from "./corrections/tax-of-return.ts";
export { isNoTrial } from "./is-no-trial.ts";
export { issuePurchase, recordSaleDocument } from "./issue-documents.ts";
export { readGenerationRules } from "./issuing.ts";
export { readDocumentText } from "./stored-document.ts";
export { taxQueue } from "./tax-queue.ts";
export { trySaleDocument } from "./try-sale-document.ts";
export { hasCorrectionToMend, waitsForPerson } from "./waits-for-person.ts";
