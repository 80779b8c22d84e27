import { randomBytes, randomUUID } from "node:crypto";
import { hoursOf } from "#core/settings/contract/offer-hours.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { closedAt } from "#menu/price-rules/domain/closed-at.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { QrOrderId, TableId } from "#platform/domain/ids.ts";
import { multiplyCents, sumCents } from "#platform/domain/money/cents.ts";
import { type Database, RunAgain } from "#platform/server/db/in-tenant.ts";
import { tenantOfMenuCode } from "#platform/server/db/tenant-of-menu-code.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { requestHash } from "#platform/server/http/idempotency.ts";
import {
  WAITING_AT_TABLE_MAX,
  WAITING_ELSEWHERE_MAX,
  WAITING_OF_PHONE_MAX,
  waitsForStaff,
} from "#service/qr-orders/domain/guest-order.ts";
import { ensurePhoneToken, guestAtTable, joinedVisit } from "#service/visits/server/public.ts";
import type { placeOrder as definition } from "../../contract/guest-orders.ts";
import { takeQrOrder } from "../creating/process-qr-order.ts";
import { type QuotedLine, quoteCart } from "../creating/quote-cart.ts";
import { type CheckedGuest, checkedGuest } from "./checked-guest.ts";
import { countPlaced, countWaiting, insertGuestOrder, orderOfUuid, waiterAt } from "./guest-order-queries.ts";
import { isOrderingOn } from "./ordering-on.ts";

type Sent = BodyOf<typeof definition>;
type GuestAtTable = Awaited<ReturnType<typeof guestAtTable>>;
type Answer = ResponseOf<typeof definition>;

interface Desk {
  readonly db: Database;
  readonly ctx: PublicContext;
}

/**
 * A guest's order, at the prices that the server has. It waits for staff; of those who share the account of a table that staff have
 * opened it goes to the kitchen, where the restaurant allows that and up to its limits (`waitsForStaff`). Sent again it is
 * answered as the first time; another order under the same uuid is refused.
 */
export async function placeOrder({ db, ctx }: Desk, qrcode: string, sent: Sent): Promise<Answer> {
  const tenantId = await tenantOfMenuCode(db, qrcode);
  const tokenHash = ensurePhoneToken(ctx, qrcode);
  const contentHash = requestHash(sent);
  return db.inTenant(tenantId, async (tx) => {
    const known = await orderOfUuid(tx, sent.orderUuid);
    if (known !== undefined) return answerAgain(known, { contentHash, tokenHash });
    const settings = await readSettings(tx, ctx.now);
    if (!(await isOrderingOn(tx, ctx.now))) throw new AppError("guest_ordering_off");
    const { guests, dayRule } = settings;
    if (closedAt(guests.hours.map(hoursOf), ctx.now.getTime(), dayRule.zone))
      throw new AppError("store_closed");
    const guest = checkedGuest(sent);
    const at = await wayIn(tx, sent, { tokenHash, settings });
    const tableId = at?.table.id ?? null;
    await refuseFlood(tx, { tokenHash, tableId });
    const lines = await quoted(tx, ctx, sent, tableId);
    const order = { sent, guest, tableId, tokenHash, contentHash, lines };
    const { id, token } = await keep(tx, ctx.now, order);
    const isWaiting = !(await isSentAtOnce(tx, { ctx, settings, at, lines, id }));
    if (isWaiting) tx.emit({ type: "new_qrorder", qrOrderId: id });
    return { id, token, is_waiting: isWaiting };
  });
}

function answerAgain(
  known: NonNullable<Awaited<ReturnType<typeof orderOfUuid>>>,
  { contentHash, tokenHash }: { readonly contentHash: Buffer; readonly tokenHash: Buffer },
): Answer {
  const { content_hash: content, guest_token_hash: phone, guest_secret: token } = known;
  if (!content?.equals(contentHash) || !phone?.equals(tokenHash) || token === null)
    throw new AppError("uuid_taken");
  return { id: known.id, token, is_waiting: known.status === "pending" };
}

/** Where the phone orders at, or null without a table. Refuses a way that the restaurant does not offer, and who is not in. */
async function wayIn(
  tx: Tx,
  { tableId: locator, deliveryType }: Sent,
  { tokenHash, settings: { guests } }: { readonly tokenHash: Buffer; readonly settings: Settings },
): Promise<GuestAtTable | null> {
  if (locator == null) {
    if (deliveryType === "dinein") throw new AppError("table_required", { field: "tableId" });
    const isOffered = deliveryType === "delivery" ? guests.is_delivery_enabled : guests.is_takeaway_enabled;
    if (!isOffered) throw new AppError("guest_way_off", { field: "deliveryType" });
    return null;
  }
  if (deliveryType !== "dinein") throw new AppError("guest_way_off", { field: "deliveryType" });
  const at = await guestAtTable(tx, { locator, tokenHash });
  if (at.me?.standing === "removed") throw new AppError("visit_not_joined");
  // Staff see the first order, and with it who sends it.
  if (guests.opening === "first_order") return at;
  if (at.visit === undefined) throw new AppError("visit_not_open");
  joinedVisit(at);
  return at;
}

async function refuseFlood(
  tx: Tx,
  from: { readonly tokenHash: Buffer; readonly tableId: TableId | null },
): Promise<void> {
  const { ofPhone, atTable, elsewhere } = await countWaiting(tx, from);
  const isFull = from.tableId === null ? elsewhere >= WAITING_ELSEWHERE_MAX : atTable >= WAITING_AT_TABLE_MAX;
  if (ofPhone >= WAITING_OF_PHONE_MAX || isFull) throw new AppError("guest_orders_too_many");
}

/** The lines at the server's prices; a refusal names the guest's own fields. */
async function quoted(
  tx: Tx,
  ctx: PublicContext,
  sent: Sent,
  tableId: TableId | null,
): Promise<QuotedLine[]> {
  const cart = sent.cartItems.map((line) => ({ ...line, notes: line.notes || null }));
  try {
    return await quoteCart(tx, ctx, { cart, deliveryType: sent.deliveryType, tableId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field, ...options } = error.options;
    throw new AppError(error.code, {
      ...options,
      cause: error,
      ...(field !== undefined && { field: field.replace(/^cart\./, "cartItems.") }),
    });
  }
}

interface OrderToKeep {
  readonly sent: Sent;
  readonly guest: CheckedGuest;
  readonly tableId: TableId | null;
  readonly tokenHash: Buffer;
  readonly contentHash: Buffer;
  readonly lines: readonly QuotedLine[];
}

async function keep(
  tx: Tx,
  now: Date,
  { sent, guest, lines, ...rest }: OrderToKeep,
): Promise<{ id: QrOrderId; token: string }> {
  const token = randomBytes(16).toString("base64url");
  const order = {
    ...rest,
    ...guest,
    orderUuid: sent.orderUuid,
    secret: token,
    diningOption: sent.deliveryType,
    invoiceType: sent.invoiceType ?? null,
    now,
  };
  const id = await insertGuestOrder(
    tx,
    order,
    lines.map((line) => ({ ...line, uuid: randomUUID() })),
  );
  if (id === undefined) throw new RunAgain("The same order was sent twice at once");
  return { id, token };
}

interface KeptOrder {
  readonly ctx: PublicContext;
  readonly settings: Settings;
  readonly at: GuestAtTable | null;
  readonly lines: readonly QuotedLine[];
  readonly id: QrOrderId;
}

/**
 * Sends an order to the kitchen if it need not wait for staff: in the name of who serves the table, before its first order of
 * whoever opened it for phones.
 */
async function isSentAtOnce(tx: Tx, { ctx, settings, at, lines, id }: KeptOrder): Promise<boolean> {
  if (at?.visit === undefined || at.me?.standing !== "admitted") return false;
  const { guests } = settings;
  const account = await waiterAt(tx, at.table.id);
  const userId = account?.waiter_id ?? at.visit.opened_by;
  const waits = waitsForStaff({
    isSendingAllowed: guests.is_sent_at_once,
    isInVisit: userId !== null,
    total: sumCents(lines.map(({ unitPrice, sent }) => multiplyCents(unitPrice, sent.quantity))),
    totalLimit: guests.amount_limit,
    placed: (await countPlaced(tx, at.table.id, at.visit.opened_at)) - 1,
    placedLimit: guests.count_limit,
  });
  if (waits || userId === null) return false;
  await takeQrOrder(tx, { now: ctx.now, say: ctx.say, userId, sessionId: null }, id);
  return true;
}
