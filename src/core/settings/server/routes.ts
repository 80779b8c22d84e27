import * as types from "#core/payment-types/contract/payment-types.ts";
import {
  addPaymentType,
  changePaymentType,
  deletePaymentType,
  listPaymentTypes,
  orderPaymentTypes,
  restorePaymentType,
  togglePaymentType,
} from "#core/payment-types/server/change-payment-types.ts";
import * as serviceCharge from "#core/service-charge/contract/service-charge.ts";
import { readServiceCharge, setServiceCharge } from "#core/service-charge/server/service-charge.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/charging-rules.ts";
import * as guestOrdering from "../contract/guest-ordering.ts";
import * as print from "../contract/print-settings.ts";
import * as reservations from "../contract/reservation-settings.ts";
import * as store from "../contract/store-settings.ts";
import { readChargingRules, setChargingRules } from "./charging-rules.ts";
import { readGuestOrdering, setGuestOrdering } from "./guest-ordering.ts";
import { readPrintSettings, setPrintSettings } from "./print-setting.ts";
import { readReservationSettings, setReservationSettings } from "./reservation-settings.ts";
import {
  deleteStoreImage,
  readGuestStore,
  readGuestStoreImage,
  readStoreSettings,
  setStoreSettings,
  uploadStoreImage,
} from "./store-setting.ts";

export const settingsRoutes: FeatureRoutes = (on, deps) => {
  on(contract.readChargingRules, ({ ctx }) => readChargingRules(ctx));
  on(contract.setChargingRules, ({ ctx, body }) => setChargingRules(ctx, body));
  on(guestOrdering.readGuestOrdering, ({ ctx }) => readGuestOrdering(ctx));
  on(guestOrdering.setGuestOrdering, ({ ctx, body }) => setGuestOrdering(ctx, body));
  on(store.readStoreSetting, ({ ctx }) => readStoreSettings(ctx, deps));
  on(store.setStoreSetting, ({ ctx, body }) => setStoreSettings(ctx, body));
  on(store.uploadStoreImage, ({ ctx, body }) => uploadStoreImage(ctx, body));
  on(store.deleteStoreImage, ({ ctx, body }) => deleteStoreImage(ctx, body));
  on(store.readGuestStore, ({ params }) => readGuestStore(deps.db, params.qrcode));
  on(store.readGuestStoreImage, ({ params }) => readGuestStoreImage(deps.db, params.qrcode));
  on(print.readPrintSetting, ({ ctx }) => readPrintSettings(ctx));
  on(print.setPrintSetting, ({ ctx, body }) => setPrintSettings(ctx, body));
  on(reservations.readReservationSettings, ({ ctx }) => readReservationSettings(ctx));
  on(reservations.setReservationSettings, ({ ctx, body }) => setReservationSettings(ctx, body));
  on(serviceCharge.readServiceCharge, ({ ctx }) => readServiceCharge(ctx));
  on(serviceCharge.setServiceCharge, ({ ctx, body }) => setServiceCharge(ctx, body));
  on(types.listPaymentTypes, ({ ctx }) => listPaymentTypes(ctx));
  on(types.addPaymentType, ({ ctx, body }) => addPaymentType(ctx, body));
  on(types.changePaymentType, ({ ctx, params, body }) => changePaymentType(ctx, params.paymentTypeId, body));
  on(types.togglePaymentType, ({ ctx, params, body }) =>
    togglePaymentType(ctx, params.paymentTypeId, body.isActive),
  );
  on(types.deletePaymentType, ({ ctx, params }) => deletePaymentType(ctx, params.paymentTypeId));
  on(types.restorePaymentType, ({ ctx, params }) => restorePaymentType(ctx, params.paymentTypeId));
  on(types.orderPaymentTypes, ({ ctx, body }) => orderPaymentTypes(ctx, body.ids));
};
