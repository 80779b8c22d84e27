import type { BillId, OrderId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { readOrders } from "#service/orders/server/public.ts";
import { type Bill, type BilledOrder, type BillRows, type BillTerms, billOf } from "./bill.ts";
import { connections, discountTerms, frozenDiscounts, frozenRounds, paidLines } from "./bill-queries.ts";

/**
 * Reads the bill of each of these lists of unpaid orders as charging it now would make it. Orders that can only
 * be charged together with one of a list join it, read with `read`.
 */
export async function readBills<Order extends BilledOrder>(
  tx: Tx,
  lists: readonly (readonly Order[])[],
  { terms, read }: { readonly terms: BillTerms; readonly read: ReadOrders<Order> },
): Promise<Bill<Order>[]> {
  const whole = await withConnected(tx, lists, read);
  const ids = new Set(whole.flat().flatMap(({ bill_id: id }): BillId[] => (id === null ? [] : [id])));
  const rows = await readRows(tx, [...ids]);
  return whole.map((orders) => billOf(orders, rows, terms));
}

/** Returns what each of these lists of unpaid orders owes, as charging it now would make it. */
export async function readBalances(
  tx: Tx,
  lists: readonly (readonly BilledOrder[])[],
  terms: BillTerms,
): Promise<Cents[]> {
  const bills = await readBills(tx, lists, { terms, read: readOrders });
  return bills.map(({ balance }) => balance);
}

type ReadOrders<Order> = (tx: Tx, ids: readonly OrderId[]) => Promise<readonly Order[]>;

async function withConnected<Order extends BilledOrder>(
  tx: Tx,
  lists: readonly (readonly Order[])[],
  read: ReadOrders<Order>,
): Promise<readonly (readonly Order[])[]> {
  const billed = lists.flat().filter(({ bill_id }) => bill_id !== null);
  if (billed.length === 0) return lists;
  const connected = await connections(
    tx,
    billed.map(({ id }) => id),
  );
  const missing = lists.map((orders) => {
    const own = new Set(orders.map(({ id }) => id));
    return new Set(connected.flatMap(({ of, id }) => (own.has(of) && !own.has(id) ? [id] : [])));
  });
  const ids = [...new Set(missing.flatMap((ids) => [...ids]))];
  if (ids.length === 0) return lists;
  const found = await read(tx, ids);
  return lists.map((orders, index) => [...orders, ...found.filter(({ id }) => missing[index]?.has(id))]);
}

async function readRows(tx: Tx, ids: readonly BillId[]): Promise<BillRows> {
  if (ids.length === 0) return { frozen: [], frozenDiscounts: [], paid: [], codes: [] };
  const [frozen, discounts, paid] = await Promise.all([
    frozenRounds(tx, ids),
    frozenDiscounts(tx, ids),
    paidLines(tx, ids),
  ]);
  const codes = [...new Set(discounts.flatMap(({ discount_code_id: id }) => id ?? []))];
  return {
    frozen,
    frozenDiscounts: discounts,
    paid,
    codes: codes.length === 0 ? [] : await discountTerms(tx, codes),
  };
}
