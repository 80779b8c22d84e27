export { sessionPayments, sessionTakings } from "./session-takings.ts";
