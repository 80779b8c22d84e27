export { activityTitle, catalogueWords, isKnownCode, isMunicipality, placeName } from "./catalogues.ts";
