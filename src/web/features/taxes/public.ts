export { useExampleTerms } from "./use-example-terms.ts";
