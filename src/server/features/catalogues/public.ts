export { activityTitle, unitName } from "./catalogues.ts";
export { districtName, isKnownCode, isMunicipality } from "./known-codes.ts";
