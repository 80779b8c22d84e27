import { readSettings, type Settings, tenantOfMenuCode } from "#core/settings/server/public.ts";
import type { TitleIn } from "#menu/menu/domain/title-in.ts";
import { readTitles } from "#menu/menu/server/public.ts";
import { suggestTip } from "#money/tips/domain/suggest-tip.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import { compareNames } from "#platform/domain/text/compare-names.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type { readTableBill as definition } from "#service/orders/contract/guest-orders.ts";
import { activeLines } from "#service/orders/domain/line-status.ts";
import { readOrders } from "#service/orders/server/public.ts";
import {
  guestLineState,
  isAllServed,
  orderedLine,
  partsOfLines,
  statesTogether,
  type WaitingLine,
  waitingLine,
} from "#service/qr-orders/domain/guest-order.ts";
import { guestAtTable, joinedVisit, phoneTokenHash } from "#service/visits/server/public.ts";
import { accountBill, type ChargedBill, type ChargedOrder } from "./bill/bill.ts";

type GuestAtTable = Awaited<ReturnType<typeof guestAtTable>>;
type TableBill = ResponseOf<typeof definition>;

/**
 * Returns what a table's party ordered and what is left to pay, for a phone of the party. Throws `visit_not_joined`.
 */
export async function readTableBill(
  { db, ctx }: { readonly db: Database; readonly ctx: PublicContext },
  { qrcode, locator }: { readonly qrcode: string; readonly locator: string },
): Promise<TableBill> {
  const tokenHash = phoneTokenHash(ctx);
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) => {
    tx.snapshot();
    const guest = await guestAtTable(tx, { locator, tokenHash });
    const { visit, me } = joinedVisit(guest);
    const isMine = (by: OrderedBy | undefined) => by?.tokenHash?.equals(me.token_hash) === true;
    const placed = await openOrdersAt(tx, guest.table.id);
    const byOrder = new Map(placed.map((order) => [order.id, order]));
    const orders = await readOrders(
      tx,
      placed.map(({ id }) => id),
    );
    const settings = await readSettings(tx, ctx.now);
    const bill = await accountBill(tx, orders, settings);
    const waiting = await partyWaiting(tx, guest, visit.opened_at);
    const lines = orders.flatMap((order) => activeLines(order.lines));
    const named = partsOfLines([...lines, ...waiting.flatMap((order) => order.lines)]);
    const { titleIn } = await readTitles(tx, ctx, named);
    return {
      orders: orders.map((order) => shownOrder(order, { by: byOrder.get(order.id), isMine, titleIn })),
      waiting: waiting.map((order) => ({
        id: order.id,
        createdAt: order.createdAt,
        by: order.name ?? "",
        is_mine: isMine(order),
        items: order.lines.map((line) => waitingLine(line, titleIn)),
      })),
      is_served: waiting.length === 0 && isAllServed(lines.map((line) => line.status)),
      billRequest: billRequestOf(orders),
      summary: summaryOf(bill, settings),
      shares: sharesOf(bill, byOrder, { isMine, language: ctx.language }),
    };
  });
}

type IsMine = (by: OrderedBy | undefined) => boolean;

function shownOrder(
  order: ChargedOrder,
  { by, isMine, titleIn }: { by: OrderedBy | undefined; isMine: IsMine; titleIn: TitleIn },
): TableBill["orders"][number] {
  const lines = activeLines(order.lines);
  return {
    id: order.id,
    tokenNo: order.token_no,
    createdAt: order.date,
    status: statesTogether(lines.map((line) => guestLineState(line.status))),
    by: by?.name ?? null,
    is_mine: isMine(by),
    items: lines.map((line) => orderedLine(line, titleIn)),
  };
}

/** Reads the waiting orders of the party: those of a phone outside of it do not count until staff have accepted them. */
async function partyWaiting(tx: Tx, guest: GuestAtTable, since: Date): Promise<WaitingOrder[]> {
  const party = guest.phones.filter(({ standing }) => standing === "admitted");
  return (await waitingOrdersAt(tx, guest.table.id, since)).filter(({ tokenHash }) =>
    party.some(({ token_hash }) => tokenHash?.equals(token_hash)),
  );
}

/** Returns an open request of any party at the table, else what became of the last one. */
function billRequestOf(orders: readonly ChargedOrder[]): TableBill["billRequest"] {
  const requests = orders.flatMap(({ bill_request }) => bill_request ?? []);
  const status = requests.find((request) => request === "REQUESTED") ?? requests[0];
  return status === undefined ? null : { status };
}

function summaryOf(
  { left: parts, balance: total, terms }: ChargedBill,
  { tipSuggestion }: Settings,
): TableBill["summary"] {
  const left = parts.map(({ figures }) => figures);
  const tip = suggestTip(total, tipSuggestion);
  return {
    subtotal: sumCents(left.map(({ net }) => net)),
    tax_total: sumCents(left.map(({ tax }) => tax)),
    service_charge: sumCents(left.map(({ service }) => service)),
    service_charge_rate: terms.service.rate,
    total,
    tip_suggestion: tip === null || tipSuggestion === null ? null : { rate: tipSuggestion, amount: tip },
  };
}

/** Returns what is left to pay by person: own first, then the others by name, then what a waiter took. */
function sharesOf(
  bill: ChargedBill,
  byOrder: ReadonlyMap<ChargedOrder["id"], OrderedBy>,
  { isMine, language }: { readonly isMine: IsMine; readonly language: Language },
): TableBill["shares"] {
  const shares = new Map<string, { by: string | null; is_mine: boolean; amounts: Cents[] }>();
  for (const [index, line] of bill.lines.entries()) {
    const amount = bill.left[index]?.figures.amount;
    if (amount === undefined) continue;
    const by = byOrder.get(line.order_id);
    const key = by?.tokenHash?.toString("hex") ?? "";
    const share = shares.get(key) ?? { by: by?.name ?? null, is_mine: isMine(by), amounts: [] };
    share.amounts.push(amount);
    shares.set(key, share);
  }
  const rank = ({ by, is_mine }: { by: string | null; is_mine: boolean }) =>
    is_mine ? 0 : by === null ? 2 : 1;
  return [...shares.values()]
    .map(({ amounts, ...share }) => ({ ...share, amount: sumCents(amounts) }))
    .toSorted((a, b) => rank(a) - rank(b) || compareNames(language)(a.by ?? "", b.by ?? ""));
}

/** The guest who ordered something by phone. */
interface OrderedBy {
  readonly name: string | null;
  readonly tokenHash: Buffer | null;
}

/** Returns the unpaid orders of the open accounts at a table, without cancelled ones, and who ordered each by phone. */
async function openOrdersAt(tx: Tx, tableId: TableId): Promise<(OrderedBy & { readonly id: OrderId })[]> {
  return tx.query({
    text: `select o.id, q.guest_name as name, q.guest_token_hash as "tokenHash"
      from accounts a
      join orders o on o.tenant_id = $1 and o.account_id = a.id
      left join qr_orders q on q.tenant_id = $1 and q.order_id = o.id
      where a.tenant_id = $1 and a.table_id = $2 and a.dining_option = 'dinein' and a.closed_at is null
        and o.payment_status = 'unpaid' and o.cancelled_at is null
      order by o.id`,
    values: [tx.tenantId, tableId],
  });
}

interface WaitingOrder extends OrderedBy {
  readonly id: QrOrderId;
  readonly createdAt: Date;
  readonly lines: readonly WaitingLine[];
}

/** Returns the orders that guests placed at a table since then and staff have not accepted yet, with their lines. */
const waitingOrdersAt = (tx: Tx, tableId: TableId, since: Date): Promise<WaitingOrder[]> =>
  tx.query<WaitingOrder>({
    text: `select q.id, q.created_at as "createdAt", q.guest_name as name, q.guest_token_hash as "tokenHash",
        (select coalesce(json_agg(json_build_object('item_id', l.menu_item_id, 'item_title', l.title,
            'variant_id', l.variant_id, 'variant_title', l.variant_title,
            'addons', l.addons, 'notes', l.notes, 'quantity', l.quantity,
            'unit_price_cents', l.unit_price_cents) order by l.id), '[]')
          from qr_order_lines l where l.tenant_id = $1 and l.qr_order_id = q.id) as lines
      from qr_orders q
      where q.tenant_id = $1 and q.table_id = $2 and q.status = 'pending' and q.created_at >= $3
        and q.guest_token_hash is not null
      order by q.id`,
    values: [tx.tenantId, tableId, since],
  });
