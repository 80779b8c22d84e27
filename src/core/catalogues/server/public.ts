export { activityTitle, catalogueWords, isKnownCode, placeName, unknownCodesOf } from "./catalogues.ts";
