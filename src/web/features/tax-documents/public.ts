export { DocumentName } from "./document-name.tsx";
export { DocumentProblems } from "./document-problems.tsx";
export { Rejection } from "./rejection.tsx";
export { TaxDocumentState } from "./tax-document-state.tsx";
