export { DeleteTaxDialog, TaxDialog } from "./tax-dialogs.tsx";
export { taxesQuery } from "./taxes-api.ts";
export { useExampleTerms } from "./use-example-terms.ts";
