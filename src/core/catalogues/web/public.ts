export { CatalogueField } from "./catalogue-field.tsx";
export { useCatalogueName } from "./catalogue-name.ts";
export { IdentityField } from "./identity-field.tsx";
export {
  ActivityFields,
  AddressFields,
  DocumentFields,
  namedChanges,
  type TaxpayerForm,
  type TaxpayerNames,
  TaxpayerText,
  taxpayerIn,
  WithholdingField,
} from "./taxpayer-fields.tsx";
export { useDocumentTypes } from "./use-catalogue-options.ts";
