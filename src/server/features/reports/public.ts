export { forgetSums, sumDays } from "./sum-days.ts";
