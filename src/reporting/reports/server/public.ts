export { platformSums } from "./platform/platform-sums.ts";
export { readDayFigures } from "./read-day-figures.ts";
export { forgetSums, sumDays } from "./sum-days.ts";
