import type { TenantId } from "#platform/domain/ids.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { type CartStorage, CartStore } from "./cart-store.ts";

/** Stores the cart in this browser. */
function browserStorage(key: string): CartStorage {
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

/** Returns the till's cart of a restaurant, which lives as long as the page, so that leaving the screen keeps it. */
export function cartStoreOf(tenantId: TenantId): CartStore {
  const existing = stores.get(tenantId);
  if (existing) return existing;
  const store = new CartStore(browserStorage(`pos-cart.${tenantId}`));
  stores.set(tenantId, store);
  return store;
}
