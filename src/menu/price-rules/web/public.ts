export { HoursDialog } from "./hours-dialog.tsx";
export { hoursOrAlways, hoursWords } from "./hours-words.ts";
export { OfferHoursSection } from "./offer-hours-section.tsx";
