export {
  activityTitle,
  catalogueName,
  catalogueWords,
  isKnownCode,
  placeName,
  unknownCodesOf,
} from "./catalogues.ts";
