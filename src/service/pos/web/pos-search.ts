import { z } from "zod";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { type MenuItemId, type QrOrderId, type TableId, toId } from "#platform/domain/ids.ts";
import type { CartAccount } from "#service/cart/domain/cart.ts";

/** Search parameters of /dashboard/pos (operations §2). Unknown ones are dropped. */
export const posSearch = z.object({
  tableId: z.coerce.number().int().positive().optional().catch(undefined),
  tableName: z.coerce.string().trim().min(1).max(200).optional().catch(undefined),
  /** Open account without a table that gets a further order; it leaves the address once the till has it. */
  accountId: z.coerce.number().int().positive().optional().catch(undefined),
  accountOrder: z.coerce.number().int().positive().optional().catch(undefined),
  accountName: z.coerce.string().trim().min(1).max(200).optional().catch(undefined),
  accountSource: z.enum(orderSources).optional().catch(undefined),
  accountOption: z.enum(diningOptions).exclude(["dinein"]).optional().catch(undefined),
  /** QR order that another screen wants in the cart; it leaves the address once the till has it. */
  qrOrder: z.coerce.number().int().positive().optional().catch(undefined),
  /** Dish found by the global search and offered as if it were tapped; it leaves the address in the same way. */
  item: z.coerce.number().int().positive().optional().catch(undefined),
});
type PosSearch = z.output<typeof posSearch>;

export interface NamedTable {
  readonly id: TableId;
  readonly name: string | null;
  /** True if chosen in the till; otherwise the till was opened for the table and stays with it after sending. */
  readonly isChosenHere?: boolean;
}

/** Returns the table named by the address or the navigation state, the address first; null without one. */
export function tableOfSearch(search: unknown, state: unknown): NamedTable | null {
  const { success: isChosenHere } = z.object({ isTableChosenHere: z.literal(true) }).safeParse(state);
  const table = tableOf(search) ?? tableOf(state);
  return table && { ...table, isChosenHere };
}

/** Returns the QR order named by the address. */
export function qrOrderOfSearch({ qrOrder }: PosSearch): QrOrderId | null {
  return qrOrder === undefined ? null : toId<"QrOrder">(qrOrder);
}

export interface AccountWithOption extends CartAccount {
  readonly diningOption: DiningOption;
}

/** Returns the account named by the address, with its dining option. */
export function accountOfSearch(search: PosSearch): AccountWithOption | null {
  const { accountId, accountOrder, accountName: name, accountOption: diningOption } = search;
  if (!accountId || !accountOrder || !name || !diningOption) return null;
  return {
    id: toId<"Account">(accountId),
    orderId: toId<"Order">(accountOrder),
    name,
    diningOption,
    source: search.accountSource,
  };
}

/** Returns the dish named by the address. */
export function itemOfSearch({ item }: PosSearch): MenuItemId | null {
  return item === undefined ? null : toId<"MenuItem">(item);
}

function tableOf(from: unknown): NamedTable | null {
  const { tableId, tableName } = posSearch.safeParse(from ?? {}).data ?? {};
  return tableId === undefined ? null : { id: toId<"Table">(tableId), name: tableName ?? null };
}
