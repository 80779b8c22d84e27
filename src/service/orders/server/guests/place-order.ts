import { randomBytes, randomUUID } from "node:crypto";
import type { ValidationCode } from "#app/contract/validation-code.ts";
import { hoursOf } from "#core/settings/contract/offer-hours.ts";
import { readSettings, type Settings, tenantOfMenuCode } from "#core/settings/server/public.ts";
import { closedAt } from "#menu/price-rules/domain/next-offered.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { QrOrderId, TableId } from "#platform/domain/ids.ts";
import { multiplyCents, sumCents } from "#platform/domain/money/cents.ts";
import { type Database, RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import {
  type AskingPhone,
  ensurePhone,
  introducePhone,
  provePhone,
} from "#platform/server/http/ensure-phone.ts";
import { requestHash } from "#platform/server/http/idempotency.ts";
import { readGuestPhone } from "#platform/server/phone/guest-phone.ts";
import { type Receptor, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import { waitsForStaff } from "#service/qr-orders/domain/guest-order.ts";
import { guestAtTable, joinedVisit, notePhone } from "#service/visits/server/public.ts";
import type { placeOrder as placeOrderRoute } from "../../contract/guest-orders.ts";
import { takeQrOrder } from "../creating/process-qr-order.ts";
import { type QuotedLine, quoteCart } from "../creating/quote-cart.ts";
import { countPlaced, insertGuestOrder, orderOfUuid, waiterAt } from "./guest-order-queries.ts";
import { refusalOfQuota } from "./refusal-of-quota.ts";

type Sent = BodyOf<typeof placeOrderRoute>;
type GuestAtTable = Awaited<ReturnType<typeof guestAtTable>>;
type Answer = ResponseOf<typeof placeOrderRoute>;

interface Desk {
  readonly db: Database;
  readonly ctx: PublicContext;
}

/**
 * Places a guest's order at the server's prices. It waits for staff; but for a guest who shares the account of a
 * table that staff opened it goes straight to the kitchen, where the restaurant allows that and up to its limits
 * (`waitsForStaff`). Sent again it gets the first answer; another order under the same uuid is refused.
 */
export async function placeOrder({ db, ctx }: Desk, qrcode: string, sent: Sent): Promise<Answer> {
  const tenantId = await tenantOfMenuCode(db, qrcode);
  const phone = ensurePhone(ctx, { qrcode, tenantId });
  const { tokenHash } = phone;
  const contentHash = requestHash(sent);
  const placed = await db.inTenant(tenantId, async (tx) => {
    const known = await orderOfUuid(tx, sent.orderUuid);
    if (known !== undefined) return answerAgain(known, { contentHash, tokenHash });
    const settings = await readSettings(tx, ctx.now);
    if (!(await isGuestOrderingOn(tx, ctx.now))) throw new AppError("guest_ordering_off");
    const { guests, dayRule } = settings;
    if (closedAt(guests.hours.map(hoursOf), ctx.now.getTime(), dayRule.zone))
      throw new AppError("store_closed");
    if (sent.cartItems.length === 0) throw new AppError("empty_cart", { field: "cartItems" });
    const guest = checkedGuest(sent);
    const at = await guestAt(tx, sent, { tokenHash, settings });
    const tableId = at?.table.id ?? null;
    const refusal = await refusalOfQuota(tx, ctx.now, { phone, guest, at });
    // A phone that waits to be let in is noted, so the refusal follows the commit.
    if (refusal !== null) return refusal;
    const lines = await quoted(tx, ctx, sent, tableId);
    const order = { sent, guest, tableId, tokenHash, contentHash, lines };
    const { id, token } = await storeOrder(tx, ctx, order);
    await noteSender(tx, ctx.now, { phone, guest, tableId });
    const isWaiting = !(await isSentAtOnce(tx, { ctx, settings, at, lines, id }));
    if (isWaiting) tx.emit({ type: "new_qrorder", qrOrderId: id });
    return { id, token, is_waiting: isWaiting };
  });
  if ("reason" in placed) {
    // Staff let this very phone in, which must not count at its address then.
    if (placed.isAsking) provePhone(ctx, qrcode, phone);
    throw new AppError(placed.reason);
  }
  await introducePhone(ctx, qrcode, phone);
  return placed;
}

/** Notes who ordered, so that staff can let the phone in or block it. */
const noteSender = (
  tx: Tx,
  now: Date,
  {
    phone: { tokenHash, sentFrom },
    guest: { name, phone },
    tableId,
  }: { readonly phone: AskingPhone; readonly guest: CheckedGuest; readonly tableId: TableId | null },
): Promise<void> => notePhone(tx, { tokenHash, sentFrom, name, phone, tableId, now, isAsking: false });

function answerAgain(
  known: NonNullable<Awaited<ReturnType<typeof orderOfUuid>>>,
  { contentHash, tokenHash }: { readonly contentHash: Buffer; readonly tokenHash: Buffer },
): Answer {
  const { content_hash: content, guest_token_hash: phone, guest_secret: token } = known;
  if (!content?.equals(contentHash) || !phone?.equals(tokenHash) || token === null)
    throw new AppError("uuid_taken");
  return { id: known.id, token, is_waiting: known.status === "pending" };
}

/**
 * Returns the guest at the table they order from, or null without a table. Refuses a way of ordering that the
 * restaurant does not offer, and a phone that did not join.
 */
async function guestAt(
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
  // Staff see the first order, and who sends it.
  if (guests.opening === "first_order") return at;
  if (at.visit === undefined) throw new AppError("visit_not_open");
  joinedVisit(at);
  return at;
}

/** Returns the lines at the server's prices; a refusal names the guest's own fields. */
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

interface OrderToStore {
  readonly sent: Sent;
  readonly guest: CheckedGuest;
  readonly tableId: TableId | null;
  readonly tokenHash: Buffer;
  readonly contentHash: Buffer;
  readonly lines: readonly QuotedLine[];
}

async function storeOrder(
  tx: Tx,
  { now, language }: PublicContext,
  { sent, guest, lines, ...rest }: OrderToStore,
): Promise<{ id: QrOrderId; token: string }> {
  const token = randomBytes(16).toString("base64url");
  const order = {
    ...rest,
    ...guest,
    orderUuid: sent.orderUuid,
    secret: token,
    diningOption: sent.deliveryType,
    invoiceType: sent.invoiceType ?? null,
    language,
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

interface StoredOrder {
  readonly ctx: PublicContext;
  readonly settings: Settings;
  readonly at: GuestAtTable | null;
  readonly lines: readonly QuotedLine[];
  readonly id: QrOrderId;
}

/**
 * Sends an order to the kitchen if it need not wait for staff, in the name of the table's waiter or, before the
 * first order, of whoever opened the table for phones.
 */
async function isSentAtOnce(tx: Tx, { ctx, settings, at, lines, id }: StoredOrder): Promise<boolean> {
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
  await takeQrOrder(tx, { now: ctx.now, say: ctx.say, language: ctx.language, userId, sessionId: null }, id);
  return true;
}

interface CheckedGuest {
  readonly name: string;
  /** International, E.164 with spaces; null at a table. */
  readonly phone: string | null;
  readonly address: string | null;
  readonly receptor: Receptor | null;
}

/**
 * Validates the guest's data. At a table a name is enough; otherwise a phone is needed, from El Salvador unless
 * it names its country. A fiscal credit needs everything its document needs of the buyer (operations §5).
 */
function checkedGuest(sent: Sent): CheckedGuest {
  const { customer, tableId } = sent;
  if (customer == null) throw new AppError("guest_name_required", { field: "customer.name" });
  const address = sent.deliveryType === "delivery" ? sent.address || null : null;
  const isAddressMissing = sent.deliveryType === "delivery" && address === null;
  const phone = tableId == null ? readGuestPhone(customer.phone ?? "") : null;
  const { receptor, problems } = checkedReceptor(sent);
  refuseAll([
    ...(phone === undefined ? [problem("guest_phone_invalid", "customer.phone", "phone_invalid")] : []),
    ...(isAddressMissing ? [problem("invalid_input", "address", "required")] : []),
    ...problems.map(({ field, reason }) => problem("guest_receptor_incomplete", `receptor.${field}`, reason)),
  ]);
  return { name: customer.name, phone: phone ?? null, address, receptor };
}

interface Problem {
  readonly code: "guest_phone_invalid" | "guest_receptor_incomplete" | "invalid_input";
  readonly field: string;
  readonly reason: ValidationCode;
}

const problem = (code: Problem["code"], field: string, reason: ValidationCode): Problem => ({
  code,
  field,
  reason,
});

/**
 * Reports all problems at once, each on its field, so that nobody corrects a form ten times. Problems of several
 * kinds get the general code.
 */
function refuseAll(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  if (problems.length === 1 && first.code === "guest_phone_invalid")
    throw new AppError(first.code, { field: first.field });
  const isOneKind = problems.every(({ code }) => code === first.code);
  throw new AppError(isOneKind ? first.code : "invalid_input", {
    fields: problems.map(({ field, reason }) => ({ field, code: reason })),
  });
}

function checkedReceptor({ invoiceType, receptor }: Sent) {
  if (invoiceType !== "CREDITO_FISCAL") return { receptor: null, problems: [] };
  const tidy: Receptor | null = tidyReceptor(receptor ?? null, invoiceType);
  return { receptor: tidy, problems: receptorProblems(tidy, invoiceType) };
}

/** Tells whether guests may order by phone: the restaurant may work, shows its menu and takes orders there. */
async function isGuestOrderingOn(tx: Tx, now: Date): Promise<boolean> {
  const [store] = await tx.query<{ is_on: boolean }>({
    text: `select s.is_qr_menu_enabled and s.is_qr_order_enabled and may_work(t, $2) as is_on
      from store_settings s join tenants t on t.id = s.tenant_id where s.tenant_id = $1`,
    values: [tx.tenantId, now],
  });
  return store?.is_on === true;
}
