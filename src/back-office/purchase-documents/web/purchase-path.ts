import { screens } from "#platform/domain/access/screens.ts";
import type { PurchaseId } from "#platform/domain/ids.ts";

/** Returns the address of a purchase in the list. */
export const purchasePath = (id: PurchaseId): string => `${screens.purchases.path}?purchase=${id}`;
