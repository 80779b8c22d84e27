export { recordSaleDocument } from "./record-sale-document.ts";
export { openCredentials, secretPurpose } from "./sending/open-credentials.ts";
