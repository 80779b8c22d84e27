import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pictureUpload } from "#core/files/contract/files.ts";
import { emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { language } from "#platform/contract/language.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { blankIsNull, type StoredForm, settingGroup } from "#platform/contract/setting-group.ts";
import { pictureTypes, type StoredFile, uploadedFile } from "#platform/contract/stored-file.ts";
import { typedPercent } from "#platform/contract/typed-percent.ts";
import { hourOfDay, messageReply, severalLines, singleLineText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { isEmail, isPhone } from "#platform/domain/identity/contact.ts";
import { currencies } from "#platform/domain/money/currencies.ts";
import { knownLanguage, type Language } from "#platform/domain/text/languages.ts";
import { COURSE_MINUTES, TARGET_FOOD_COST } from "../domain/setting-limits.ts";

const access = { staff: actions["store.setUp"] };

const currencyCodes = new Set(currencies.map(({ code }) => code));

/** By the clock itself: lists of zones differ between browser and server, and old names stay valid. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A restaurant whose language left the list of languages works on in the fallback. */
const storedLanguage: StoredForm<Language> = {
  read: (stored) => knownLanguage(stored),
  write: (chosen) => chosen,
};

/** The store's details, which its owner edits. */
export const storeDetails = settingGroup({
  table: "store_settings",
  access,
  tells: ["menu_changed", "charging_changed"],
  action: "store_settings.updated",
  subject: "store_settings",
  saved: "settings.reply.store_saved",
  settings: {
    storeName: {
      column: "store_name",
      schema: nameText(100),
      label: "common.name",
      loggedAs: "audit.fields.storeName",
      control: "text",
      section: "details",
      isRequired: true,
      isWide: true,
    },
    address: {
      column: "address",
      schema: severalLines(300),
      stored: blankIsNull,
      label: "common.address",
      control: "text",
      section: "details",
      isWide: true,
      autoComplete: "street-address",
    },
    phone: {
      column: "phone",
      schema: emptyOrCode(100).refine((typed) => typed === "" || isPhone(typed), saying("phone_invalid")),
      stored: blankIsNull,
      label: "common.phone",
      control: "phone",
      section: "details",
    },
    email: {
      column: "email",
      schema: singleLineText(200).refine(
        (typed) => typed === "" || typed.length > 200 || isEmail(typed),
        saying("not_an_email"),
      ),
      stored: blankIsNull,
      label: "common.email",
      control: "email",
      section: "details",
    },
    currency: {
      column: "currency",
      schema: z.string().refine((code) => currencyCodes.has(code), saying("not_a_choice")),
      label: "common.currency",
      control: "own",
      section: "operation",
    },
    /** Language of everything that guests get: receipts, their screens. */
    language: {
      column: "language",
      schema: language,
      stored: storedLanguage,
      label: "settings.store.language",
      hint: "settings.store.language_hint",
      control: "own",
      section: "operation",
    },
    timeZone: {
      column: "time_zone",
      schema: z.string().refine((zone) => isTimeZone(zone), saying("not_a_choice")),
      label: "settings.store.time_zone",
      hint: "settings.store.time_zone_hint",
      control: "own",
      section: "operation",
    },
    /** Sales before this hour belong to the day before. */
    dayCutoffHour: {
      column: "day_cutoff_hour",
      schema: hourOfDay,
      label: "settings.store.day_end",
      hint: "settings.store.day_end_hint",
      loggedAs: "audit.fields.dayCutoffHour",
      control: "hour",
      section: "operation",
    },
    /** Minutes after which the next course follows by itself; null: somebody fires it. */
    courseMinutes: {
      column: "course_minutes",
      schema: z.number().int().min(COURSE_MINUTES.min).max(COURSE_MINUTES.max).nullable(),
      label: "settings.store.course_minutes",
      hint: "settings.store.course_minutes_hint",
      control: "whole",
      section: "operation",
    },
    /** True when stock keepers get a mail once a day about what runs out, from `stockMailHour` of the restaurant on. */
    isStockMailEnabled: {
      column: "is_stock_mail_enabled",
      schema: z.boolean(),
      label: "settings.store.stock_mail",
      hint: "settings.store.stock_mail_hint",
      control: "switch",
      section: "stock",
      isWide: true,
    },
    stockMailHour: {
      column: "stock_mail_hour",
      schema: hourOfDay,
      label: "settings.store.stock_mail_hour",
      loggedAs: "audit.fields.stockMailHour",
      control: "hour",
      section: "stock",
      needs: "isStockMailEnabled",
    },
    /** Share that ingredients may take of a price without tax; suggested menu prices follow from it. */
    targetFoodCost: {
      column: "target_food_cost_bp",
      schema: typedPercent
        .refine((rate) => rate >= TARGET_FOOD_COST.min, saying("too_small"))
        .refine((rate) => rate <= TARGET_FOOD_COST.max, saying("too_large")),
      label: "settings.store.food_cost",
      hint: "settings.store.food_cost_hint",
      control: "percent",
      section: "stock",
      isRequired: true,
    },
    isQRMenuEnabled: {
      column: "is_qr_menu_enabled",
      schema: z.boolean(),
      label: "settings.store.qr_menu",
      hint: "settings.store.qr_menu_hint",
      loggedAs: "audit.fields.isQRMenuEnabled",
      control: "switch",
      section: "guests",
    },
    isQROrderEnabled: {
      column: "is_qr_order_enabled",
      schema: z.boolean(),
      label: "common.qr_orders",
      hint: "settings.store.qr_order_hint",
      control: "switch",
      section: "guests",
      needs: "isQRMenuEnabled",
    },
    isFeedbackEnabled: {
      column: "is_feedback_enabled",
      schema: z.boolean(),
      label: "settings.store.feedback",
      hint: "settings.store.feedback_hint",
      control: "switch",
      section: "guests",
    },
  },
});

/** Fields of the specification's call, which it always sends; what else is left out stays. */
const sentAlways = storeDetails.schema.pick({
  storeName: true,
  address: true,
  phone: true,
  email: true,
  currency: true,
  isQRMenuEnabled: true,
  isQROrderEnabled: true,
  isFeedbackEnabled: true,
});

export const readStoreSetting = route({
  method: "GET",
  path: "/settings/store-setting",
  summary: "The store: name, contact, picture, currency, business day, and what guests may do by QR.",
  access,
  response: z.object({
    ...storeDetails.schema.shape,
    /** The operator may have made the restaurant with longer ones than its owner can save, an older version with others. */
    storeName: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Path below the API base; null without a picture. */
    storeImage: z.string().nullable(),
    /** In the address of the guests' menu: /m/{uniqueQRCode}. */
    uniqueQRCode: z.string(),
    /** Address of the guests' menu: whole where PUBLIC_URL says how people reach the server, else its path. */
    menuAddress: z.string(),
    uniqueId: z.string(),
    /** True once something was sold: the currency can no longer change. */
    isCurrencyFixed: z.boolean(),
    version: editVersion,
  }),
});

export const setStoreSetting = route({
  method: "POST",
  path: "/settings/store-setting",
  summary:
    "Sets the store's details; what is left out of zone, hour, language, minutes of courses and store room stays as it is.",
  access,
  body: z.object({
    ...storeDetails.schema.partial().shape,
    ...sentAlways.shape,
    version: editVersion.optional(),
  }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});

export const uploadStoreImage = route({
  method: "POST",
  path: "/settings/store-setting/upload-store-image",
  summary: "Sets the store's picture: drawn anew by the server, at most 512 pixels and 0.5 MB.",
  access,
  multipart: pictureUpload,
  body: z.object({ store_image: uploadedFile }),
  response: z.object({ message: z.string(), imageURL: z.string() }),
});

export const deleteStoreImage = route({
  method: "POST",
  path: "/settings/store-setting/delete-store-image",
  summary: "Removes the store's picture.",
  access,
  body: z.object({ uniqueId: z.string() }),
  response: messageReply,
  errors: ["not_found"],
});

const menuCode = z.object({ qrcode: z.string().max(100) });

export const readGuestStore = route({
  method: "GET",
  path: "/qrmenu/:qrcode/store",
  summary: "Whose menu a QR code leads to, for guests.",
  access: "guest",
  params: menuCode,
  response: z.object({ storeName: z.string(), hasImage: z.boolean(), isQRMenuEnabled: z.boolean() }),
  errors: ["not_found"],
});

export const readGuestStoreImage = route({
  method: "GET",
  path: "/qrmenu/:qrcode/store-image",
  takesAnyQuery: true,
  summary: "The store's picture, for guests.",
  access: "guest",
  media: pictureTypes,
  params: menuCode,
  response: z.custom<StoredFile>(),
  errors: ["not_found"],
});
