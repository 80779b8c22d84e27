export { type FrozenSale, freezeSale } from "./freeze-sale.ts";
export { type ItemTaxFacts, taxFactsOfItems } from "./item-tax-facts.ts";
export { type ReturnedLine, recordDocumentTask } from "./record-document-task.ts";
export { soldLines } from "./sold-lines.ts";
