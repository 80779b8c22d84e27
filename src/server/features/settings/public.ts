export { readPaymentTypes } from "./payment-types/read-payment-types.ts";
export { readSettings, type Settings } from "./read-settings.ts";
export { readFiscalSettings, updateSettings } from "./settings-queries.ts";
