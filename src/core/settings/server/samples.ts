import { type Sample, sample } from "#app/server/suites/sample.ts";
import { onePixel } from "#app/server/testing/one-pixel.ts";
import { setChargingRules } from "../contract/charging-rules.ts";
import { deleteGuestCover, setGuestOrdering, uploadGuestCover } from "../contract/guest-ordering.ts";
import { setPrintSetting } from "../contract/print-settings.ts";
import { setReservationSettings } from "../contract/reservation-settings.ts";
import { deleteStoreImage, setStoreSetting, uploadStoreImage } from "../contract/store-settings.ts";

export const settingsSamples: readonly Sample[] = [
  sample(setStoreSetting)(() => ({
    body: {
      storeName: "La Ceiba",
      address: "San Salvador",
      phone: "2222-1111",
      email: "",
      currency: "USD",
      isQRMenuEnabled: true,
      isQROrderEnabled: false,
      isFeedbackEnabled: false,
    },
  })),
  sample(setGuestOrdering)(() => ({
    body: {
      opening: "pin",
      is_sent_at_once: true,
      amount_limit: 50,
      count_limit: 5,
      is_takeaway_enabled: true,
      is_delivery_enabled: false,
      hours: [{ weekdays: [6, 7], from: 660, to: 1260, starts_on: null, ends_on: null }],
      accent: "#96501a",
      is_most_ordered_shown: true,
      is_pairing_shown: true,
    },
  })),
  sample(uploadGuestCover)(() => ({ body: { cover: onePixel } })),
  sample(deleteGuestCover)(() => ({})),
  sample(uploadStoreImage)(() => ({ body: { store_image: onePixel } })),
  sample(deleteStoreImage)(({ small: { tenantId } }) => ({ body: { uniqueId: String(tenantId) } })),
  sample(setPrintSetting)(() => ({
    body: {
      pageFormat: 57,
      header: "Bienvenidos",
      footer: "",
      showNotes: true,
      isEnablePrint: true,
      showStoreDetails: false,
      showCustomerDetails: true,
      printToken: false,
    },
  })),
  sample(setChargingRules)(() => ({ body: { pay_first: ["takeaway"] } })),
  sample(setReservationSettings)(() => ({
    body: { durationMinutes: 120, warningMinutes: 30, isOnlineCancelEnabled: true, isMailEnabled: true },
  })),
];
