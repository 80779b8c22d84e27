import { sql } from "kysely";
import type { AccountId, OrderId, TableId, UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { AccountState, AccountsSnapshot } from "../../domain/account-changes.ts";
import type { AccountRow } from "../reading/order-queries.ts";

/** Returns the fields of an account that a change may alter. */
export function accountState(row: AccountRow): AccountState {
  return {
    id: row.id,
    tableId: row.table_id,
    diningOption: row.dining_option,
    waiterId: row.waiter_id,
    people: row.people,
    customerId: row.customer_id,
    billRequest: row.bill_request,
    billRequestedAt: row.bill_requested_at?.getTime() ?? null,
  };
}

/** Writes locked accounts. */
export async function updateAccounts(tx: Tx, accounts: readonly AccountState[]): Promise<void> {
  if (accounts.length === 0) return;
  await tx.query({
    text: `update accounts a
      set table_id = s."tableId", dining_option = s."diningOption", waiter_id = s."waiterId", people = s.people,
        customer_type = case when s."customerId" is null then 'WALKIN' else 'CUSTOMER' end,
        customer_id = s."customerId", bill_request = s."billRequest",
        bill_requested_at = to_timestamp(s."billRequestedAt" / 1000.0)
      from jsonb_to_recordset($2::jsonb) as s(id bigint, "tableId" bigint, "diningOption" text, "waiterId" bigint,
        people smallint, "customerId" bigint, "billRequest" text, "billRequestedAt" bigint)
      where a.tenant_id = $1 and a.id = s.id`,
    values: [tx.tenantId, JSON.stringify(accounts)],
  });
}

/** Reads the orders of these accounts that are neither paid nor cancelled, by id, without locking them. */
export const selectUnpaidOrders = (tx: Tx, accountIds: readonly AccountId[]) =>
  tx.query<{ id: OrderId; account_id: AccountId; round: number }>({
    text: `select o.id, o.account_id, o.round from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select id, account_id, round from orders
        where tenant_id = $1 and account_id = w.id and payment_status = 'unpaid' and cancelled_at is null offset 0
      ) o
      order by o.id`,
    values: [tx.tenantId, accountIds],
  });

/** Reads the unpaid orders and the paid ones that wait to be handed over: all that a table is still served. */
export const selectServedOrders = (tx: Tx, accountIds: readonly AccountId[]) =>
  tx.query<{ id: OrderId; account_id: AccountId }>({
    text: `select o.id, o.account_id from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select id, account_id from orders
        where tenant_id = $1 and account_id = w.id and (payment_status = 'unpaid' or awaits_handover)
          and cancelled_at is null offset 0
      ) o
      order by o.id`,
    values: [tx.tenantId, accountIds],
  });

export async function selectRounds(tx: Tx, accountId: AccountId): Promise<number[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("orders")
      .select("round")
      .where("tenant_id", "=", tx.tenantId)
      .where("account_id", "=", accountId),
  );
  return rows.map((row) => row.round);
}

/** Puts locked orders into accounts as these rounds; the round in which each was sent stays known. */
export async function moveOrdersToAccounts(tx: Tx, orders: AccountsSnapshot["orders"]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query({
    text: `update orders o set account_id = s."accountId", round = s.round, sent_round = coalesce(o.sent_round, o.round)
      from jsonb_to_recordset($2::jsonb) as s(id bigint, "accountId" bigint, round integer)
      where o.tenant_id = $1 and o.id = s.id`,
    values: [tx.tenantId, JSON.stringify(orders)],
  });
}

/** Puts lines of locked orders into other locked orders. */
export async function moveLinesToOrders(tx: Tx, lines: AccountsSnapshot["lines"]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query({
    text: `update order_lines l set order_id = s."orderId"
      from jsonb_to_recordset($2::jsonb) as s(id bigint, "orderId" bigint)
      where l.tenant_id = $1 and l.id = s.id`,
    values: [tx.tenantId, JSON.stringify(lines)],
  });
}

/** Reads the accounts that orders are in now; unknown orders are left out. */
export const selectOrderAccounts = (tx: Tx, ids: readonly OrderId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("orders")
      .select(["id", "account_id", "round", "payment_status"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id"),
  );

/**
 * Inserts an order for dishes that move to another account: it keeps the token, the age and the sender of the
 * order they came from.
 */
export async function copyOrder(
  tx: Tx,
  from: OrderId,
  to: { readonly accountId: AccountId; readonly round: number; readonly orderNo: number },
): Promise<OrderId> {
  const rows = await tx.query<{ id: OrderId }>({
    text: `insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, sent_round, business_date, created_at, created_by,
        source, external_number)
      select tenant_id, gen_random_uuid(), $3, $5, token_no, $4, coalesce(sent_round, round), business_date, created_at, created_by,
        source, external_number
      from orders where tenant_id = $1 and id = $2
      returning id`,
    values: [tx.tenantId, from, to.accountId, to.round, to.orderNo],
  });
  return required(rows[0], "the order to copy, which is locked").id;
}

/** Opens another account at a table, split off an existing account. */
export const insertAccountAt = (
  tx: Tx,
  { tableId, from, now }: { readonly tableId: TableId; readonly from: AccountRow; readonly now: Date },
) =>
  tx.one(
    sqlOf
      .insertInto("accounts")
      .values({
        tenant_id: tx.tenantId,
        client_uuid: sql<string>`gen_random_uuid()`,
        table_id: tableId,
        dining_option: "dinein",
        waiter_id: from.waiter_id,
        business_date: from.business_date,
        opened_at: now,
      })
      .returning("id"),
  );

/** Reads a table that is in use and locks it against deletion. */
export const selectUsableTable = (tx: Tx, id: TableId) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .forKeyShare(),
  );

/** Reads the title of a table, in use or not. */
export const selectTableTitle = (tx: Tx, id: TableId) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables")
      .select("title")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Reads the open accounts of a table, by id. */
export const selectOpenAccountsAt = (tx: Tx, tableId: TableId) =>
  tx.rows(
    sqlOf
      .selectFrom("accounts")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("table_id", "=", tableId)
      .where("closed_at", "is", null)
      .orderBy("id"),
  );

/** Reads a user of the restaurant who is still active. */
export const selectActivePerson = (tx: Tx, id: UserId) =>
  tx.first(
    sqlOf
      .selectFrom("users")
      .select(["id", "name", "role", "scopes"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("is_active", "=", true),
  );
