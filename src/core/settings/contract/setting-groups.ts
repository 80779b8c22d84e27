import { serviceCharge } from "#core/service-charge/contract/service-charge.ts";
import { cashRules } from "./cash-rules.ts";
import { charging } from "./charging-rules.ts";
import { guestOrdering } from "./guest-ordering.ts";
import { printing } from "./printing.ts";
import { reservationSettings } from "./reservation-settings.ts";
import { reviewSettings } from "./review-settings.ts";
import { storeDetails } from "./store-settings.ts";
import { tipRules } from "./tip-rules.ts";

/** All settings of a restaurant, by the form that saves them. */
export const settingGroups = {
  details: storeDetails,
  printing,
  charging,
  guests: guestOrdering,
  reservations: reservationSettings,
  tips: tipRules,
  cash: cashRules,
  serviceCharge,
  reviews: reviewSettings,
} as const;
