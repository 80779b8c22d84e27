import { screens } from "#platform/domain/access/screens.ts";
import type { PurchaseId } from "#platform/domain/ids.ts";

/** Where the list of purchases shows one of them. */
export const purchasePath = (id: PurchaseId): string => `${screens.purchases.path}?purchase=${id}`;
