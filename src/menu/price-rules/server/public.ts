export { readOffers } from "./read-offers.ts";
