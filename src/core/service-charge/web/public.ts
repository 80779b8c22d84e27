export { serviceChargeQuery, taxesKey, useReloadTaxSetup } from "./service-charge-api.ts";
export { ServiceChargeSection } from "./service-charge-section.tsx";
