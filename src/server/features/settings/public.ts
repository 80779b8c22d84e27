export { businessToday } from "./business-today.ts";
export { activePaymentTypes, readPaymentTypes } from "./read-payment-types.ts";
export { readSettings, type Settings } from "./read-settings.ts";
