export { lastMethod } from "./last-method.ts";
export { type ChargeInit, chargeInitQuery } from "./payments-api.ts";
export { ReceivedField } from "./tenders/received-field.tsx";
