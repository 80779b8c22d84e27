export { type FrozenSale, freezeSale, type NewSale, storedSale, taxFactsOfItems } from "./freeze-sale.ts";
export { type ReturnedLine, recordDocumentTask } from "./record-document-task.ts";
