export { platformSums } from "./platform/read-platform.ts";
export { readDayFigures } from "./read-figures.ts";
export { forgetSums, sumDays } from "./sum-days.ts";
