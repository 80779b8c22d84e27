export { foldPast } from "./platform/fold-past.ts";
export { readPlatform } from "./platform/read-platform.ts";
export { topSellers } from "./platform/top-sellers.ts";
export { readDayFigures } from "./read-day-figures.ts";
export { forgetSums, sumDays } from "./sum-days.ts";
