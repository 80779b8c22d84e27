import type { TenantId } from "../../../../domain/ids.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";
import { type CartKeeper, CartStore } from "./cart-store.ts";

/** Keeps the cart in this browser, one per restaurant. */
function browserKeeper(key: string): CartKeeper {
  return {
    read: () => readStored(key),
    write: (text) => writeStored(key, text),
    listen: (changed) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key) changed();
      };
      window.addEventListener("storage", hear);
      return () => window.removeEventListener("storage", hear);
    },
  };
}

const stores = new Map<TenantId, CartStore>();

/** The till's cart of a restaurant: one for the life of the page, so that leaving the screen keeps it. */
export function cartStoreOf(tenantId: TenantId): CartStore {
  const known = stores.get(tenantId);
  if (known) return known;
  const made = new CartStore(browserKeeper(`pos-cart.${tenantId}`));
  stores.set(tenantId, made);
  return made;
}
