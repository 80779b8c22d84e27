export { readPaymentTypes } from "./payment-types/read-payment-types.ts";
export { changeSettings, readSettings, type Settings } from "./read-settings.ts";
export { readFiscalSettings } from "./settings-queries.ts";
