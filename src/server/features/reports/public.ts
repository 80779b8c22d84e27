export { type PlatformSum, readPlatform } from "./platform/read-platform.ts";
export { type TopSeller, topSellers } from "./platform/top-sellers.ts";
export { forgetSums, sumDays } from "./sum-days.ts";
