export { type FrozenSale, freezeSale, type ItemTaxFacts, soldLines, taxFactsOfItems } from "./freeze-sale.ts";
export { type ReturnedLine, recordDocumentTask } from "./record-document-task.ts";
