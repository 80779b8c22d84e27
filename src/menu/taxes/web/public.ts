export { DeleteTaxDialog } from "./delete-tax-dialog.tsx";
export { TaxDialog } from "./tax-dialog.tsx";
export { taxesQuery } from "./taxes-api.ts";
export { useExampleTerms } from "./use-example-terms.ts";
