export { beginSecondFactor } from "./begin-second-factor.ts";
export { demoCode } from "./demo-code.ts";
export { factorCare } from "./factor-care.ts";
export { proveSecondFactor } from "./prove-second-factor.ts";
export { hasSecondFactor } from "./second-factor-queries.ts";
