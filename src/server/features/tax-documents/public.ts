export { readDocumentText } from "./read-document-text.ts";
export { issuePurchase } from "./issue-purchase.ts";
export { queueCorrection } from "./corrections/queue-following.ts";
export { recordSaleDocument } from "./record-sale-document.ts";
export { resumeSending } from "./sending/halts.ts";
export { openCredentials } from "./sending/open-credentials.ts";
export { deliverDocumentJob, queueDelivery } from "./sending/offer-delivery.ts";
export { openCredentials, secretPurpose } from "./sending/open-credentials.ts";
export { trySaleDocument } from "./try-sale-document.ts";
