import { selectFile } from "#core/files/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StoredFile } from "#platform/contract/stored-file.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { tenantOfMenuCode } from "#platform/server/db/tenant-of-menu-code.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { readGuestStore as read } from "../contract/store-settings.ts";
import { selectStore } from "./settings-queries.ts";

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
