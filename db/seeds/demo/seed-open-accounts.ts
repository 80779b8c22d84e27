import type { AccountId, OrderLineId, Uuid } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { answerBillRequest } from "#service/orders/server/accounts/answer-bill-request.ts";
import { setPeople } from "#service/orders/server/accounts/change-accounts.ts";
import { makeOrder } from "#service/orders/server/creating/make-order.ts";
import { setLineStatus } from "#service/orders/server/lines/set-line-status.ts";
import type { PlannedAccount, PlannedLine, PlannedOrder } from "./plan-sales.ts";
import { staffIn } from "./staff-in.ts";

/** Opens these accounts as waiters do: each round is sent in its turn, then its dishes are moved on to where they are. */
export async function seedOpenAccounts(tx: Tx, accounts: readonly PlannedAccount[]): Promise<void> {
  const rounds = accounts.flatMap((account) => account.orders.map((order) => ({ account, order })));
  for (const { account, order } of rounds.toSorted((a, b) => a.order.at.getTime() - b.order.at.getTime()))
    await sendRound(tx, account, order);
  for (const account of accounts) await describeVisit(tx, account);
}

async function sendRound(tx: Tx, account: PlannedAccount, { uuid, at, lines }: PlannedOrder): Promise<void> {
  const { waiterId: userId, customerId, platformNumber } = account;
  await makeOrder(tx, staffIn(tx, { userId, now: at }), {
    uuid,
    cart: lines.map(cartLine),
    deliveryType: account.diningOption,
    customerType: customerId === null ? "WALKIN" : "CUSTOMER",
    customerId,
    tableId: account.tableId,
    ...(platformNumber !== undefined && {
      source: "delivery_platform" as const,
      externalNumber: platformNumber,
    }),
    selectedQrOrderItem: null,
  });
  const ids = await lineIds(tx, lines);
  for (const { uuid: line, status: to, changedAt: now } of lines) {
    const lineId = ids.get(line);
    if (to === "created" || lineId === undefined) continue;
    await setLineStatus(staffIn(tx, { userId, now }), { lineId, to });
  }
}

function cartLine(line: PlannedLine) {
  return {
    uuid: line.uuid,
    id: line.item.id,
    quantity: line.quantity,
    price: line.unitPrice,
    notes: line.notes,
    variant_id: line.variant?.id ?? null,
    addons_ids: line.addons.map((addon) => addon.id),
    seat: line.seat ?? null,
  };
}

/** The number of people, and whether they want the bill. */
async function describeVisit(tx: Tx, account: PlannedAccount): Promise<void> {
  const { waiterId: userId, people, billRequestedAt, tableId, orders } = account;
  const [first] = orders;
  if (people !== undefined && first) {
    const [made] = await tx.query<{ id: AccountId }>({
      text: "select account_id as id from orders where tenant_id = $1 and client_uuid = $2",
      values: [tx.tenantId, first.uuid],
    });
    if (made) await setPeople(staffIn(tx, { userId, now: first.at }), { accountId: made.id, people });
  }
  if (billRequestedAt !== null && tableId !== null)
    await answerBillRequest(staffIn(tx, { userId, now: billRequestedAt }), { tableId, action: "request" });
}

async function lineIds(tx: Tx, lines: readonly PlannedLine[]): Promise<Map<Uuid, OrderLineId>> {
  const rows = await tx.query<{ uuid: Uuid; id: OrderLineId }>({
    text: "select client_uuid as uuid, id from order_lines where tenant_id = $1 and client_uuid = any($2::uuid[])",
    values: [tx.tenantId, lines.map((line) => line.uuid)],
  });
  return new Map(rows.map(({ uuid, id }) => [uuid, id]));
}
