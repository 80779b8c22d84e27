import { sealSecondFactorsAnew } from "./seal-second-factors-anew.ts";
import { takeAwaySecondFactor } from "./take-away-second-factor.ts";

/** What is done from the server's own terminal. */
export const factorCare = { sealAnew: sealSecondFactorsAnew, takeAway: takeAwaySecondFactor };
