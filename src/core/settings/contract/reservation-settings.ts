import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { settingGroup, someSettings } from "#platform/contract/setting-group.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { STAY_MINUTES, WARNING_MINUTES } from "../domain/setting-limits.ts";

/** Settings for reservations: the stay, the warning at tills and mails to guests. */
export const reservationSettings = settingGroup({
  table: "store_settings",
  access: { staff: actions["reservation.setUp"] },
  tells: ["reservations_changed"],
  action: "reservation_settings.set",
  subject: "store_settings",
  saved: "reservations.reply.settings_saved",
  settings: {
    /** Minutes for which a table is kept unless a reservation says otherwise. Existing reservations keep theirs. */
    durationMinutes: {
      column: "reservation_minutes",
      schema: z.number().int().min(STAY_MINUTES.min).max(STAY_MINUTES.max),
      label: "reservations.settings.duration",
      hint: "reservations.settings.duration_hint",
      loggedAs: "audit.fields.durationMinutes",
      control: "whole",
      isRequired: true,
    },
    /** Minutes before a reservation at which the till warns; 0: never. */
    warningMinutes: {
      column: "reservation_warning_minutes",
      schema: z.number().int().min(WARNING_MINUTES.min).max(WARNING_MINUTES.max),
      label: "reservations.settings.warning",
      hint: "reservations.settings.warning_hint",
      loggedAs: "audit.fields.warningMinutes",
      control: "whole",
      isRequired: true,
    },
    /** True when guests with an e-mail address are mailed a confirmation, changes and cancellations. */
    isMailEnabled: {
      column: "is_reservation_mail_enabled",
      schema: z.boolean(),
      label: "reservations.settings.mail",
      hint: "reservations.settings.mail_hint",
      loggedAs: "audit.fields.isMailEnabled",
      control: "switch",
    },
    /** True when guests may cancel by the link in their mail. */
    isOnlineCancelEnabled: {
      column: "is_online_cancel_enabled",
      schema: z.boolean(),
      label: "reservations.settings.online_cancel",
      hint: "reservations.settings.online_cancel_hint",
      loggedAs: "audit.fields.isOnlineCancelEnabled",
      control: "switch",
    },
  },
});

export const readReservationSettings = route({
  method: "GET",
  path: "/settings/reservations",
  summary: "How long tables are kept, when tills warn, and what guests are mailed.",
  access: reservationSettings.access,
  response: reservationSettings.schema.extend({ version: editVersion }),
});

export const setReservationSettings = route({
  method: "POST",
  path: "/settings/reservations",
  summary:
    "Sets how long tables are kept, when tills warn, and what guests are mailed; what is left out stays.",
  access: reservationSettings.access,
  body: someSettings(reservationSettings.schema),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
