import { sql } from "kysely";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { AccountId, OrderId, QrOrderId, TableId, UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { AskingPhone } from "#platform/server/http/ensure-phone.ts";
import type { Language } from "#platform/server/i18n/say.ts";
import type { WaitingOrders } from "#service/qr-orders/domain/guest-order.ts";
import type { QrOrderStatus } from "#service/qr-orders/domain/qr-order.ts";
import type { InvoiceType } from "../../domain/invoice-type.ts";
import type { QuotedLine } from "../creating/quote-cart.ts";

interface NewGuestOrder {
  readonly orderUuid: string;
  readonly contentHash: Buffer;
  readonly secret: string;
  readonly tableId: TableId | null;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly diningOption: DiningOption;
  readonly invoiceType: InvoiceType | null;
  readonly receptor: object | null;
  /** The one their phone is read in. */
  readonly language: Language;
  readonly now: Date;
}

/** Inserts a guest's order; undefined when its uuid was used before. */
export async function insertGuestOrder(
  tx: Tx,
  order: NewGuestOrder,
  lines: readonly (QuotedLine & { readonly uuid: string })[],
): Promise<QrOrderId | undefined> {
  const row = await tx.first(
    sqlOf
      .insertInto("qr_orders")
      .values({
        tenant_id: tx.tenantId,
        client_uuid: order.orderUuid,
        table_id: order.tableId,
        created_at: order.now,
        guest_token_hash: order.tokenHash,
        guest_name: order.name,
        guest_phone: order.phone,
        guest_address: order.address,
        dining_option: order.diningOption,
        invoice_type: order.invoiceType,
        receptor: order.receptor === null ? null : JSON.stringify(order.receptor),
        language: order.language,
        content_hash: order.contentHash,
        guest_secret: order.secret,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "client_uuid"]).doNothing())
      .returning("id"),
  );
  if (row === undefined) return undefined;
  await tx.run(sqlOf.insertInto("qr_order_lines").values(lines.map((line) => lineRow(tx, row.id, line))));
  return row.id;
}

const lineRow = (tx: Tx, qrOrderId: QrOrderId, line: QuotedLine & { readonly uuid: string }) => ({
  tenant_id: tx.tenantId,
  client_uuid: line.uuid,
  qr_order_id: qrOrderId,
  menu_item_id: line.sent.id,
  title: line.title,
  variant_id: line.variant?.id ?? null,
  variant_title: line.variant?.title ?? null,
  variant_price_cents: line.variant?.price ?? null,
  addons: JSON.stringify(line.addons.map(({ id, title, price }) => ({ id, title, price }))),
  quantity: line.sent.quantity,
  unit_price_cents: line.unitPrice,
  notes: line.sent.notes,
  parts: JSON.stringify(line.parts),
});

/** Finds the order that was already made with this uuid. */
export const orderOfUuid = (tx: Tx, orderUuid: string) =>
  tx.first(
    sqlOf
      .selectFrom("qr_orders")
      .select(["id", "status", "guest_secret", "guest_token_hash", "content_hash"])
      .where("tenant_id", "=", tx.tenantId)
      .where("client_uuid", "=", orderUuid),
  );

/** Makes strangers' orders wait for each other until the end of the transaction, so that each counts the one before. */
export async function lockStrangersOrders(tx: Tx): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('strangers'' orders', s.tenant_id)) from store_settings s
      where s.tenant_id = $1`,
    values: [tx.tenantId],
  });
}

/** Counts the guests' orders that wait for staff: of this phone, and of strangers here and in the restaurant. */
export async function countWaiting(
  tx: Tx,
  { tokenHash, sentFrom, tableId }: Pick<AskingPhone, "tokenHash" | "sentFrom"> & { tableId: TableId | null },
): Promise<WaitingOrders> {
  const [row] = await tx.query<{
    ofPhone: number;
    here: number;
    hereNear: number;
    all: number;
    near: number;
  }>({
    text: `select count(*) filter (where is_own)::int as "ofPhone",
        count(*) filter (where is_strange and is_here)::int as here,
        count(*) filter (where is_strange and is_here and is_near)::int as "hereNear",
        count(*) filter (where is_strange)::int as "all",
        count(*) filter (where is_strange and is_near)::int as near
      from (
        select q.guest_token_hash = $2 as is_own, q.table_id is not distinct from $3 as is_here,
          p.sent_from = $4 as is_near, coalesce(p.standing <> 'known', true) as is_strange
        from qr_orders q
        left join guest_phones p on p.tenant_id = $1 and p.token_hash = q.guest_token_hash
        where q.tenant_id = $1 and q.status = 'pending'
      ) w`,
    values: [tx.tenantId, tokenHash, tableId, sentFrom],
  });
  const { ofPhone, here, hereNear, all, near } = required(row, "counts");
  return {
    here: { ofPhone, ofAddress: hereNear, ofStrangers: here },
    inRestaurant: { ofPhone, ofAddress: near, ofStrangers: all },
  };
}

/** Counts the orders placed by phone at a table since `since` and not refused. */
export async function countPlaced(tx: Tx, tableId: TableId, since: Date): Promise<number> {
  const [row] = await tx.query<{ placed: number }>({
    text: `select count(*)::int as placed from qr_orders
      where tenant_id = $1 and table_id = $2 and created_at >= $3 and status <> 'cancelled'
        and guest_token_hash is not null`,
    values: [tx.tenantId, tableId, since],
  });
  return required(row, "a count").placed;
}

/** Finds the waiter of the party at a table; undefined while no unpaid account is open there. */
export const waiterAt = (
  tx: Tx,
  tableId: TableId,
): Promise<{ id: AccountId; waiter_id: UserId | null } | undefined> =>
  tx.first(
    sqlOf
      .selectFrom("accounts")
      .select(["id", "waiter_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where("table_id", "=", tableId)
      .where("dining_option", "=", "dinein")
      .where("closed_at", "is", null)
      .where(sql<boolean>`not is_paid_out(${tx.tenantId}, id)`)
      .orderBy("id", "desc")
      .limit(1),
  );

export interface PlacedOrder {
  readonly id: QrOrderId;
  readonly status: QrOrderStatus;
  readonly order_id: OrderId | null;
  readonly created_at: Date;
  readonly dining_option: DiningOption | null;
  readonly table_title: string | null;
}

/** Finds the order whose page has this token. */
export const orderOfSecret = (tx: Tx, secret: string): Promise<PlacedOrder | undefined> =>
  tx.first(
    sqlOf
      .selectFrom("qr_orders as q")
      .leftJoin("store_tables as t", (join) =>
        join.onRef("t.tenant_id", "=", "q.tenant_id").onRef("t.id", "=", "q.table_id"),
      )
      .select(["q.id", "q.status", "q.order_id", "q.created_at", "q.dining_option", "t.title as table_title"])
      .where("q.tenant_id", "=", tx.tenantId)
      .where("q.guest_secret", "=", secret),
  );
