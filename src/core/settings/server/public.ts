export { readPaymentTypes } from "#core/payment-types/server/read-payment-types.ts";
export { changeSettings, readSettings, type Settings } from "./read-settings.ts";
export { readFiscalSettings } from "./settings-queries.ts";
