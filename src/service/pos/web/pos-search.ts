import { z } from "zod";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { type MenuItemId, type QrOrderId, type TableId, toId } from "#platform/domain/ids.ts";
import type { CartAccount } from "#service/cart/domain/cart.ts";

/** Search parameters of /dashboard/pos (operations §2). Anything else in them is dropped instead of refused. */
export const posSearch = z.object({
  tableId: z.coerce.number().int().positive().optional().catch(undefined),
  tableName: z.coerce.string().trim().min(1).max(200).optional().catch(undefined),
  /** An open account without a table that gets a further order; gone from the address as soon as the till has it. */
  accountId: z.coerce.number().int().positive().optional().catch(undefined),
  accountOrder: z.coerce.number().int().positive().optional().catch(undefined),
  accountName: z.coerce.string().trim().min(1).max(200).optional().catch(undefined),
  accountSource: z.enum(orderSources).optional().catch(undefined),
  accountOption: z.enum(diningOptions).exclude(["dinein"]).optional().catch(undefined),
  /** A guests' order that another screen wants in the cart; gone from the address as soon as the till has it. */
  qrOrder: z.coerce.number().int().positive().optional().catch(undefined),
  /** A dish that the search over everything found, offered as if it were tapped; gone from the address like that. */
  item: z.coerce.number().int().positive().optional().catch(undefined),
});
export type PosSearch = z.output<typeof posSearch>;

export interface NamedTable {
  readonly id: TableId;
  readonly name: string | null;
  /** Chosen in the till; otherwise the till was opened for it, and stays with it after sending. */
  readonly isChosenHere?: boolean;
}

/** The table that the address or the navigation state names; null when neither does. The address wins. */
export function tableOfSearch(search: unknown, state: unknown): NamedTable | null {
  const { success: isChosenHere } = z.object({ isTableChosenHere: z.literal(true) }).safeParse(state);
  const table = tableOf(search) ?? tableOf(state);
  return table && { ...table, isChosenHere };
}

/** The guests' order that the address names. */
export function qrOrderOfSearch({ qrOrder }: PosSearch): QrOrderId | null {
  return qrOrder === undefined ? null : toId<"QrOrder">(qrOrder);
}

export interface AccountWithOption extends CartAccount {
  readonly diningOption: DiningOption;
}

/** The account that the address names, with how its food is taken. */
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

/** The dish that the address names. */
export function itemOfSearch({ item }: PosSearch): MenuItemId | null {
  return item === undefined ? null : toId<"MenuItem">(item);
}

function tableOf(from: unknown): NamedTable | null {
  const { tableId, tableName } = posSearch.safeParse(from ?? {}).data ?? {};
  return tableId === undefined ? null : { id: toId<"Table">(tableId), name: tableName ?? null };
}
