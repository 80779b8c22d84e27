export { HoursDialog } from "./hours-dialog.tsx";
export { OfferHoursSection } from "./offer-hours-section.tsx";
