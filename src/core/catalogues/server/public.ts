export { activityTitle, catalogueWords } from "./catalogues.ts";
export { isKnownCode, isMunicipality, placeName } from "./known-codes.ts";
