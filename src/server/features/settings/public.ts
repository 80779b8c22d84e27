export { readFiscalSettings } from "./read-fiscal-settings.ts";
export { readPaymentTypes } from "./read-payment-types.ts";
export { readSettings, type Settings } from "./read-settings.ts";
export { updateSettings } from "./settings-queries.ts";
