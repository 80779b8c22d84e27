export { useDeclareContingencyAction } from "./declare-contingency.tsx";
export { DocumentName } from "./document-name.tsx";
export { TaxDocumentActions } from "./tax-document-actions.tsx";
export { TaxDocumentState } from "./tax-document-state.tsx";
export { TaxStatusBanner } from "./tax-status-banner.tsx";
