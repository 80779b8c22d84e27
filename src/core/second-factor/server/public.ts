export { beginSecondFactor } from "./own-second-factor.ts";
export { checkSecondFactor } from "./prove-second-factor.ts";
export { demoCode, secondFactorAdmin } from "./second-factor-admin.ts";
export { hasSecondFactor } from "./second-factor-queries.ts";
