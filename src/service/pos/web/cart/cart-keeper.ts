import type { TenantId } from "#platform/domain/ids.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { type CartKeeper, CartStore } from "./cart-store.ts";

/** Keeps the cart in this browser, one per restaurant. */
function browserKeeper(key: string): CartKeeper {
  return {
    read: () => readStored(key),
    write: (text) => writeStored(key, text),
    listen: (changed) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) changed();
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

const stores = new Map<TenantId, CartStore>();

/** The till's cart of a restaurant: one for the life of the page, so that leaving the screen keeps it. */
export function cartStoreOf(tenantId: TenantId): CartStore {
  const existing = stores.get(tenantId);
  if (existing) return existing;
  const store = new CartStore(browserKeeper(`pos-cart.${tenantId}`));
  stores.set(tenantId, store);
  return store;
}
