export { recordSaleDocument } from "./record-sale-document.ts";
export { openCredentials, secretPurpose } from "./sending/open-credentials.ts";
export { trySaleDocument } from "./try-sale-document.ts";
