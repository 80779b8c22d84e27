import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pictureUpload } from "#core/files/contract/files.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { pictureTypes, type StoredFile, uploadedFile } from "#platform/contract/stored-file.ts";
import { typedPercent } from "#platform/contract/typed-percent.ts";
import { messageReply, singleLineText, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { currencies } from "#platform/domain/money/currencies.ts";
import { PLAIN_LINES } from "#platform/domain/text/visible-text.ts";
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

/** Fields of the store that a person edits. An unknown text is empty. */
const storeFields = z.object({
  storeName: text(100),
  address: z.string().trim().max(300).regex(PLAIN_LINES),
  phone: singleLineText(40),
  email: singleLineText(200).refine(
    (typed) => typed === "" || z.email().safeParse(typed).success,
    saying("not_an_email"),
  ),
  currency: z.string().refine((code) => currencyCodes.has(code), saying("not_a_choice")),
  isQRMenuEnabled: z.boolean(),
  isQROrderEnabled: z.boolean(),
  isFeedbackEnabled: z.boolean(),
  timeZone: z.string().refine((zone) => isTimeZone(zone), saying("not_a_choice")),
  /** Minutes after which the next course follows by itself; null: somebody fires it. */
  courseMinutes: z.number().int().min(COURSE_MINUTES.min).max(COURSE_MINUTES.max).nullable(),
  /** True when stock keepers get a mail once a day about what runs out, from `stockMailHour` of the restaurant on. */
  isStockMailEnabled: z.boolean(),
  stockMailHour: z.number().int().min(0).max(23),
  /** Share that ingredients may take of a price without tax; suggested menu prices follow from it. */
  targetFoodCost: typedPercent
    .refine((rate) => rate >= TARGET_FOOD_COST.min, saying("too_small"))
    .refine((rate) => rate <= TARGET_FOOD_COST.max, saying("too_large")),
  /** Sales before this hour belong to the day before. */
  dayCutoffHour: z.number().int().min(0).max(23),
  /**
   * Language of everything that guests get: receipts, their screens. One of `languages` in the words, which
   * the contract may not import; the server refuses others.
   */
  language: singleLineText(10),
});
export type StoreFields = z.output<typeof storeFields>;

export const readStoreSetting = route({
  method: "GET",
  path: "/settings/store-setting",
  summary: "The store: name, contact, picture, currency, business day, and what guests may do by QR.",
  access,
  response: z.object({
    ...storeFields.shape,
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
    ...storeFields.shape,
    timeZone: storeFields.shape.timeZone.optional(),
    dayCutoffHour: storeFields.shape.dayCutoffHour.optional(),
    language: storeFields.shape.language.optional(),
    courseMinutes: storeFields.shape.courseMinutes.optional(),
    isStockMailEnabled: storeFields.shape.isStockMailEnabled.optional(),
    stockMailHour: storeFields.shape.stockMailHour.optional(),
    targetFoodCost: storeFields.shape.targetFoodCost.optional(),
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
  summary: "The store's picture, for guests.",
  access: "guest",
  media: pictureTypes,
  params: menuCode,
  response: z.custom<StoredFile>(),
  errors: ["not_found"],
});
