import { sql } from "kysely";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type {
  AccountId,
  GuestPhoneId,
  MenuItemId,
  OrderId,
  QrOrderId,
  TableId,
  VariantId,
} from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { FrozenAddon } from "#service/orders/domain/frozen-addon.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { QrOrderStatus } from "../domain/qr-order.ts";

export interface QrOrderRow {
  readonly id: QrOrderId;
  readonly created_at: Date;
  readonly table_id: TableId | null;
  readonly table_title: string | null;
  readonly dining_option: DiningOption | null;
  readonly guest_name: string | null;
  readonly guest_phone: string | null;
  readonly guest_address: string | null;
  readonly invoice_type: InvoiceType | null;
  readonly guest_phone_id: GuestPhoneId | null;
}

export interface QrLineRow {
  readonly client_uuid: string;
  readonly qr_order_id: QrOrderId;
  readonly menu_item_id: MenuItemId;
  readonly title: string;
  readonly variant_id: VariantId | null;
  readonly variant_title: string | null;
  readonly variant_price_cents: Cents | null;
  readonly addons: readonly FrozenAddon[];
  readonly quantity: number;
  readonly unit_price_cents: Cents;
  readonly notes: string | null;
  /** Parts of a combo in wire format; else empty. */
  readonly parts: unknown;
}

/** Most pending orders that a panel lists; nobody reads more. */
const LISTED_MAX = 200;

/** Reads the pending orders of guests, longest waiting first. */
export function selectPendingQrOrders(tx: Tx): Promise<QrOrderRow[]> {
  return tx.rows(
    sqlOf
      .selectFrom("qr_orders as q")
      .leftJoin("store_tables as t", (join) =>
        join.onRef("t.tenant_id", "=", "q.tenant_id").onRef("t.id", "=", "q.table_id"),
      )
      .leftJoin("guest_phones as p", (join) =>
        join.onRef("p.tenant_id", "=", "q.tenant_id").onRef("p.token_hash", "=", "q.guest_token_hash"),
      )
      .select(["q.id", "q.created_at", "q.table_id", "t.title as table_title", "q.dining_option"])
      .select([
        "p.id as guest_phone_id",
        "q.guest_name",
        "q.guest_phone",
        "q.guest_address",
        "q.invoice_type",
      ])
      .where("q.tenant_id", "=", tx.tenantId)
      .where("q.status", "=", "pending")
      .orderBy("q.created_at")
      .orderBy("q.id")
      .limit(LISTED_MAX),
  );
}

/** Reads the lines of these orders, in the order in which they were chosen. */
export function selectQrLines(tx: Tx, ids: readonly QrOrderId[]): Promise<QrLineRow[]> {
  return tx.query<QrLineRow>({
    text: `select l.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select id, client_uuid, qr_order_id, menu_item_id, title, variant_id, variant_title, variant_price_cents,
          addons, quantity, unit_price_cents, notes, parts
        from qr_order_lines where tenant_id = $1 and qr_order_id = w.id offset 0
      ) l
      order by l.id`,
    values: [tx.tenantId, ids],
  });
}

export async function countPendingQrOrders(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: "select count(*)::int as count from qr_orders where tenant_id = $1 and status = 'pending'",
    values: [tx.tenantId],
  });
  return required(row, "a count").count;
}

export interface LockedQrOrder {
  readonly id: QrOrderId;
  readonly table_id: TableId | null;
  readonly status: QrOrderStatus;
  readonly created_at: Date;
  readonly order_id: OrderId | null;
  readonly dining_option: DiningOption | null;
  readonly guest_name: string | null;
  readonly guest_phone: string | null;
}

/**
 * Locks an order of a guest, or those that wait at the tables of some accounts, until the end of the transaction,
 * so that only one till settles it. Comes before the locks of orders and accounts, which sending it needs next.
 */
export function lockQrOrders(
  tx: Tx,
  which: { readonly id: QrOrderId } | { readonly accountIds: readonly AccountId[] },
): Promise<LockedQrOrder[]> {
  const query = sqlOf
    .selectFrom("qr_orders")
    .select([
      "id",
      "table_id",
      "status",
      "created_at",
      "order_id",
      "dining_option",
      "guest_name",
      "guest_phone",
    ])
    .where("tenant_id", "=", tx.tenantId)
    .orderBy("id")
    .forUpdate();
  if ("id" in which) return tx.rows(query.where("id", "=", which.id));
  const atTheirTables = sql<boolean>`table_id in (select a.table_id from accounts a
    where a.tenant_id = ${tx.tenantId} and a.id = any(${which.accountIds}))`;
  return tx.rows(query.where("status", "=", "pending").where(atTheirTables));
}

/** Makes a settled order wait again: the one with this id, or the one that became this order. Returns its id. */
export async function updateQrOrderPending(
  tx: Tx,
  which: { readonly id: QrOrderId } | { readonly orderId: OrderId },
): Promise<QrOrderId | undefined> {
  const query = sqlOf
    .updateTable("qr_orders")
    .set({ status: "pending", settled_at: null, settled_by: null, order_id: null })
    .where("tenant_id", "=", tx.tenantId)
    .returning("id");
  const row = await tx.first(
    "id" in which ? query.where("id", "=", which.id) : query.where("order_id", "=", which.orderId),
  );
  return row?.id;
}

/** Cancels one pending order, those of one phone, or with null all of them; returns them. */
export function cancelPendingQrOrders(
  tx: Tx,
  which: QrOrderId | { readonly tokenHash: Buffer } | null,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
): Promise<{ id: QrOrderId; table_id: TableId | null }[]> {
  const query = sqlOf
    .updateTable("qr_orders")
    .set({ status: "cancelled", settled_at: now, settled_by: userId })
    .where("tenant_id", "=", tx.tenantId)
    .where("status", "=", "pending")
    .returning(["id", "table_id"]);
  if (which === null) return tx.rows(query);
  return tx.rows(
    typeof which === "number"
      ? query.where("id", "=", which)
      : query.where("guest_token_hash", "=", which.tokenHash),
  );
}

/** Stores which order a guest's order has become; returns whose it was. */
export function updateQrOrderProcessed(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  { id, orderId }: { readonly id: QrOrderId; readonly orderId: OrderId },
) {
  return tx.one(
    sqlOf
      .updateTable("qr_orders")
      .set({ status: "processed", settled_at: now, settled_by: userId, order_id: orderId })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .returning(["guest_name", "guest_token_hash"]),
  );
}
