export { sessionPayments } from "./session-payments.ts";
export { sessionTakings } from "./session-takings.ts";
