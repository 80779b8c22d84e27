export { recordSaleDocument } from "./record-sale-document.ts";
