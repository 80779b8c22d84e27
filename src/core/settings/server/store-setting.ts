import { filePath } from "#core/files/contract/files.ts";
import { insertFile, preparePicture, selectFile } from "#core/files/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StoredFile } from "#platform/contract/stored-file.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { guestAddress } from "#platform/server/http/guest-address.ts";
import {
  type readGuestStore as read,
  type readStoreSetting,
  type deleteStoreImage as remove,
  type setStoreSetting as set,
  storeDetails,
  type uploadStoreImage as upload,
} from "../contract/store-settings.ts";
import { readSettings } from "./read-settings.ts";
import { setGroup, withVersion } from "./setting-group.ts";
import { lockSettings, selectStore, updateSettings } from "./settings-queries.ts";
import { tenantOfMenuCode } from "./tenant-of-menu-code.ts";

/** The orders, which are above the settings, answer this. */
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
    const { details, store } = await readSettings(tx, ctx.now);
    const { menu_code } = await selectStore(tx);
    return {
      ...withVersion(details),
      storeImage: store.store_image,
      uniqueQRCode: menu_code,
      menuAddress: guestAddress(publicUrl, `/m/${menu_code}`),
      uniqueId: String(ctx.tenantId),
      isCurrencyFixed: await isAnythingSold(tx),
    };
  });
}

/**
 * Sets the store's details. Zone and closing hour hold for sales from now on: the day of earlier sales is
 * stored with them. Throws for another currency once something was sold, because amounts are not converted.
 */
export const setStoreSettings = (
  ctx: StaffContext,
  body: BodyOf<typeof set>,
  { isAnythingSold }: SoldPort,
): Promise<{ message: string }> =>
  setGroup(ctx, storeDetails, body, async (after, before, tx) => {
    if (after.currency !== before.currency && (await isAnythingSold(tx)))
      throw new AppError("invalid_input", { fields: [{ field: "currency", code: "currency_in_use" }] });
    return after;
  });

/** Sets the store's picture; the one before stays in the files until the clean-up finds that nothing names it. */
export async function uploadStoreImage(
  ctx: StaffContext,
  { store_image }: BodyOf<typeof upload>,
): Promise<ResponseOf<typeof upload>> {
  const { mediaType, bytes } = await preparePicture(ctx, "store_image", store_image);
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
  for (const type of storeDetails.tells) tx.emit({ type });
}

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
