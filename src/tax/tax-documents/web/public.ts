export { useDeclareContingencyAction } from "./declare-contingency.tsx";
export { DocumentLanguageNote } from "./document-language-note.tsx";
export { TaxDocumentActions } from "./tax-document-actions.tsx";
export { DocumentName, TaxDocumentState } from "./tax-document-labels.tsx";
export { TaxStatusBanner } from "./tax-status-banner.tsx";
