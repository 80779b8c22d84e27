import { changeSource } from "#platform/server/realtime/change-source.ts";
import { accountsChanged } from "../../contract/orders.ts";
import { openCards } from "./list-orders.ts";
import { accountsOfOrders } from "./order-queries.ts";

/** What the open accounts are told of orders and tables: the cards that stand for them now, whole. */
export const accountsChange = changeSource(accountsChanged, async (tx, { orderIds, tableIds }, now) => {
  const accounts = await accountsOfOrders(tx, orderIds);
  const ofAccounts = accounts.flatMap(({ table_id }) => (table_id === null ? [] : [table_id]));
  const accountIds = accounts.map(({ id }) => id);
  const groups = await openCards(tx, now, { accountIds, tableIds: [...ofAccounts, ...tableIds] });
  return { account_ids: accountIds, order_ids: [...orderIds], groups };
});
