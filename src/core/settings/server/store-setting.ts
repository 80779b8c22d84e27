import { filePath } from "#core/files/contract/files.ts";
import { insertFile, preparePicture, selectFile } from "#core/files/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StoredFile } from "#platform/contract/stored-file.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { fallbackLanguage, isLanguage } from "#platform/domain/text/languages.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import { guestAddress } from "#platform/server/http/guest-address.ts";
import type {
  readGuestStore as read,
  readStoreSetting,
  deleteStoreImage as remove,
  StoreFields,
  setStoreSetting as set,
  uploadStoreImage as upload,
} from "../contract/store-settings.ts";
import { lockSettings, selectStore, updateSettings } from "./settings-queries.ts";
import { tenantOfMenuCode } from "./tenant-of-menu-code.ts";

/** What the settings ask of the orders, which are above them. */
export interface SoldPort {
  /** Tells whether an amount would change its meaning with the currency. */
  readonly isAnythingSold: (tx: Tx) => Promise<boolean>;
}

/** The store as its owner sets it up. */
export function readStoreSettings(
  ctx: StaffContext,
  { publicUrl, isAnythingSold }: Pick<Deps, "publicUrl"> & SoldPort,
): Promise<ResponseOf<typeof readStoreSetting>> {
  return ctx.inTenant(async (tx) => {
    const row = await selectStore(tx);
    const fields = fieldsOf(row);
    return {
      ...fields,
      storeImage: row.store_image === null ? null : filePath(row.store_image),
      uniqueQRCode: row.menu_code,
      menuAddress: guestAddress(publicUrl, `/m/${row.menu_code}`),
      uniqueId: String(ctx.tenantId),
      isCurrencyFixed: await isAnythingSold(tx),
      version: versionOf(fields),
    };
  });
}

/**
 * Sets the store's details. Zone and closing hour hold for sales from now on: the day of earlier sales is
 * stored with them. Throws for another currency once something was sold, because amounts are not converted.
 */
export function setStoreSettings(
  ctx: StaffContext,
  { version, ...typed }: BodyOf<typeof set>,
  { isAnythingSold }: SoldPort,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockSettings(tx);
    const before = fieldsOf(await selectStore(tx));
    refuseStaleEdit(version, before);
    const after: StoreFields = {
      ...typed,
      timeZone: typed.timeZone ?? before.timeZone,
      dayCutoffHour: typed.dayCutoffHour ?? before.dayCutoffHour,
      language: typed.language ?? before.language,
      courseMinutes: typed.courseMinutes === undefined ? before.courseMinutes : typed.courseMinutes,
      isStockMailEnabled: typed.isStockMailEnabled ?? before.isStockMailEnabled,
      stockMailHour: typed.stockMailHour ?? before.stockMailHour,
      targetFoodCost: typed.targetFoodCost ?? before.targetFoodCost,
    };
    if (after.currency !== before.currency && (await isAnythingSold(tx)))
      throw new AppError("invalid_input", { fields: [{ field: "currency", code: "currency_in_use" }] });
    await updateSettings(tx, columnsOf(after));
    await recordAudit(tx, ctx, [
      { action: "store_settings.updated", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    notifyTills(tx);
    return { message: ctx.say("settings.reply.store_saved") };
  });
}

/** Sets the store's picture; the one before stays in the files until the clean-up finds that nothing names it. */
export async function uploadStoreImage(
  ctx: StaffContext,
  { store_image }: BodyOf<typeof upload>,
): Promise<ResponseOf<typeof upload>> {
  const { mediaType, bytes } = await preparePicture("store_image", store_image);
  return ctx.inTenant(async (tx) => {
    const hash = await insertFile(tx, mediaType, bytes);
    await setImage(tx, ctx, hash);
    return { message: ctx.say("settings.reply.image_saved"), imageURL: filePath(hash) };
  });
}

/** Removes the store's picture. `uniqueId` is the store's own: another one is unknown. */
export function deleteStoreImage(
  ctx: StaffContext,
  { uniqueId }: BodyOf<typeof remove>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (uniqueId !== String(ctx.tenantId)) throw new AppError("not_found");
    await setImage(tx, ctx, null);
    return { message: ctx.say("settings.reply.image_removed") };
  });
}

async function setImage(tx: Tx, ctx: StaffContext, hash: string | null): Promise<void> {
  await lockSettings(tx);
  const { store_image: before } = await selectStore(tx);
  await updateSettings(tx, { store_image: hash });
  await recordAudit(tx, ctx, [
    {
      action: hash === null ? "store_image.removed" : "store_image.set",
      subject: "store_settings",
      subjectId: ctx.tenantId,
      before: { storeImage: before },
      after: { storeImage: hash },
    },
  ]);
  notifyTills(tx);
}

function notifyTills(tx: Tx): void {
  tx.emit({ type: "menu_changed" });
  tx.emit({ type: "charging_changed" });
}

function fieldsOf(row: Awaited<ReturnType<typeof selectStore>>): StoreFields {
  return {
    storeName: row.store_name,
    address: row.address ?? "",
    phone: row.phone ?? "",
    email: row.email ?? "",
    currency: row.currency,
    isQRMenuEnabled: row.is_qr_menu_enabled,
    isQROrderEnabled: row.is_qr_order_enabled,
    isFeedbackEnabled: row.is_feedback_enabled,
    timeZone: row.time_zone,
    courseMinutes: row.course_minutes,
    isStockMailEnabled: row.is_stock_mail_enabled,
    stockMailHour: row.stock_mail_hour,
    targetFoodCost: basisPoints(row.target_food_cost_bp),
    dayCutoffHour: row.day_cutoff_hour,
    language: isLanguage(row.language) ? row.language : fallbackLanguage,
  };
}

const columnsOf = (fields: StoreFields) => ({
  store_name: fields.storeName,
  address: fields.address || null,
  phone: fields.phone || null,
  email: fields.email || null,
  currency: fields.currency,
  is_qr_menu_enabled: fields.isQRMenuEnabled,
  is_qr_order_enabled: fields.isQROrderEnabled,
  is_feedback_enabled: fields.isFeedbackEnabled,
  time_zone: fields.timeZone,
  course_minutes: fields.courseMinutes,
  is_stock_mail_enabled: fields.isStockMailEnabled,
  stock_mail_hour: fields.stockMailHour,
  target_food_cost_bp: fields.targetFoodCost,
  day_cutoff_hour: fields.dayCutoffHour,
  language: fields.language,
});

/** The store that a guest's code leads to. Refuses a code that no store has with `not_found`. */
export const readGuestStore = (db: Database, code: string): Promise<ResponseOf<typeof read>> =>
  inStoreOf(db, code, async (_tx, store) => ({
    storeName: store.store_name,
    hasImage: store.is_qr_menu_enabled && store.store_image !== null,
    isQRMenuEnabled: store.is_qr_menu_enabled,
  }));

/** Its picture, while its menu is open to guests. */
export const readGuestStoreImage = (db: Database, code: string): Promise<StoredFile> =>
  inStoreOf(db, code, async (tx, { is_qr_menu_enabled, store_image }) =>
    found(is_qr_menu_enabled && store_image !== null ? await selectFile(tx, store_image) : undefined),
  );

async function inStoreOf<T>(
  db: Database,
  code: string,
  work: (tx: Tx, store: Awaited<ReturnType<typeof selectStore>>) => Promise<T>,
): Promise<T> {
  return db.inTenant(await tenantOfMenuCode(db, code), async (tx) => work(tx, await selectStore(tx)));
}
