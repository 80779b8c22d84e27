export { taxesQuery } from "./taxes-api.ts";
export { useExampleTerms } from "./use-example-terms.ts";
