import type { SettingValues } from "#platform/contract/setting-group.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../contract/charging-rules.ts";
import * as guests from "../contract/guest-ordering.ts";
import * as print from "../contract/print-settings.ts";
import { printing } from "../contract/printing.ts";
import * as reservations from "../contract/reservation-settings.ts";
import * as store from "../contract/store-settings.ts";
import { diningOptions } from "../domain/dining-option.ts";
import { deleteGuestCover, readGuestOrdering, uploadGuestCover } from "./guest-cover.ts";
import { readGroup, setGroup } from "./setting-group.ts";
import {
  deleteStoreImage,
  readGuestStore,
  readGuestStoreImage,
  readStoreSettings,
  type SoldPort,
  setStoreSettings,
  uploadStoreImage,
} from "./store-setting.ts";

type Charging = SettingValues<typeof contract.charging>;

/** Keeps the dining options in their usual order, however they were sent. */
const inUsualOrder = (after: Charging): Charging => ({
  ...after,
  pay_first: diningOptions.filter((option) => after.pay_first.includes(option)),
});

export const settingsRoutes =
  (ports: SoldPort): FeatureRoutes =>
  (on, deps) => {
    on(contract.readChargingRules, ({ ctx }) => readGroup(ctx, contract.charging));
    on(contract.setChargingRules, ({ ctx, body }) => setGroup(ctx, contract.charging, body, inUsualOrder));
    on(guests.readGuestOrdering, ({ ctx }) => readGuestOrdering(ctx));
    on(guests.setGuestOrdering, ({ ctx, body }) => setGroup(ctx, guests.guestOrdering, body));
    on(guests.uploadGuestCover, ({ ctx, body }) => uploadGuestCover(ctx, body));
    on(guests.deleteGuestCover, ({ ctx }) => deleteGuestCover(ctx));
    on(store.readStoreSetting, ({ ctx }) => readStoreSettings(ctx, { ...deps, ...ports }));
    on(store.setStoreSetting, ({ ctx, body }) => setStoreSettings(ctx, body, ports));
    on(store.uploadStoreImage, ({ ctx, body }) => uploadStoreImage(ctx, body));
    on(store.deleteStoreImage, ({ ctx, body }) => deleteStoreImage(ctx, body));
    on(store.readGuestStore, ({ params }) => readGuestStore(deps.db, params.qrcode));
    on(store.readGuestStoreImage, ({ params }) => readGuestStoreImage(deps.db, params.qrcode));
    on(print.readPrintSetting, ({ ctx }) => readGroup(ctx, printing));
    on(print.setPrintSetting, ({ ctx, body }) => setGroup(ctx, printing, body));
    on(reservations.readReservationSettings, ({ ctx }) => readGroup(ctx, reservations.reservationSettings));
    on(reservations.setReservationSettings, ({ ctx, body }) =>
      setGroup(ctx, reservations.reservationSettings, body),
    );
  };
