export { OfferHoursSection } from "./offer-hours-section.tsx";
