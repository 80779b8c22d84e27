export { HoursDialog, OfferHoursSection } from "./hours-dialog.tsx";
export { hoursOrAlways, hoursWords } from "./hours-words.ts";
export { offeredMenuQuery } from "./price-rules-api.ts";
