import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import type { AccountChangeId } from "#platform/domain/ids.ts";
import {
  mergeAccounts,
  moveLines,
  moveToTable,
  undoAccountChange,
  voidLines,
} from "../../contract/accounts.ts";
import { listOrders, updateLineStatus } from "../../contract/orders.ts";

const acts = ["void", "moveLine", "moveTable", "merge", "undo", "prepare", "deliver", "revive"] as const;
const { times } = inject("chance");
const figure = fc.nat({ max: 50 });
const steps = fc.array(
  fc.record({ act: fc.constantFrom(...acts), which: figure, where: figure, many: figure }),
  { minLength: 4, maxLength: 14 },
);
type Step = { act: (typeof acts)[number]; which: number; where: number; many: number };

const pick = <Value>(list: readonly Value[], index: number): Value | undefined => list[index % list.length];

interface Row {
  id: number;
  order_id: number;
  menu_item_id: number;
  quantity: number;
  status: string;
  unit_price_cents: number;
  stock_held: Record<string, number>;
}

const linesOf = (floor: Floor) =>
  floor.rows<Row>(
    "select id, order_id, menu_item_id, quantity, status, unit_price_cents, stock_held from order_lines where tenant_id = $1 order by id",
  );

/** One step by the admin, whatever comes of it; changes that can be undone are remembered. */
async function take(floor: Floor, step: Step, changes: AccountChangeId[]): Promise<void> {
  const { admin, small } = floor;
  const line = pick(await linesOf(floor), step.which);
  const { groups } = (await admin.call(listOrders)).ok;
  const accounts = groups.flatMap((group) => group.accounts.map((account) => account.id));
  const table = pick(small.tables, step.where) ?? small.tables[0];
  const group = pick(groups, step.which);
  const into = pick(accounts, step.where);
  if (!line) return;
  const part = { itemId: line.id, of: line.quantity, quantity: 1 + (step.many % line.quantity) };
  const remember = (reply: { status: number; ok: { change_id: AccountChangeId } }) => {
    if (reply.status === 200) changes.push(reply.ok.change_id);
    else expect(reply.status).toBe(409);
  };
  const set = async (status: "preparing" | "delivered") => {
    const params = { itemId: line.id };
    const reply = await admin.call(updateLineStatus, { params, body: { status } });
    expect([200, 409]).toContain(reply.status);
  };
  switch (step.act) {
    case "void": {
      const body = { orderId: line.order_id, lines: [part], reason: "other" as const };
      expect([200, 409]).toContain((await admin.call(voidLines, { body })).status);
      break;
    }
    case "moveLine": {
      const isNew = step.many % 2 === 0 || into === undefined;
      const target = isNew ? { tableId: table } : { accountId: into };
      return remember(await admin.call(moveLines, { body: { lines: [part], target } }));
    }
    case "moveTable":
      if (group && group.order_ids.length > 0)
        remember(await admin.call(moveToTable, { body: { orderIds: group.order_ids, newTableId: table } }));
      break;
    case "merge": {
      const accountIds = group?.accounts.map((account) => account.id).filter((id) => id !== into) ?? [];
      if (into !== undefined && accountIds.length > 0)
        remember(await admin.call(mergeAccounts, { body: { accountIds, intoAccountId: into } }));
      break;
    }
    case "undo": {
      const changeId = pick(changes, step.which);
      if (changeId === undefined) break;
      const reply = await admin.call(undoAccountChange, { body: { changeId } });
      expect([200, 409]).toContain(reply.status);
      break;
    }
    case "prepare":
      return set("preparing");
    case "deliver":
      return set("delivered");
    case "revive":
      if (line.status === "cancelled") await set("preparing");
      break;
  }
}

/** Counts all pieces of each dish that were ever ordered, cancelled or not. */
function dishes(lines: readonly Row[]): Record<number, number> {
  const sums: Record<number, number> = {};
  for (const line of lines) sums[line.menu_item_id] = (sums[line.menu_item_id] ?? 0) + line.quantity;
  return sums;
}

async function expectSound(floor: Floor, ordered: Record<number, number>): Promise<void> {
  const lines = await linesOf(floor);
  expect(dishes(lines)).toEqual(ordered);
  const stock = await floor.rows<{ id: number; quantity: number }>(
    "select id, quantity from inventory_items where tenant_id = $1 order by id",
  );
  const held = (id: number) => lines.reduce((sum, line) => sum + (line.stock_held[id] ?? 0), 0);
  expect(stock.map(({ id, quantity }) => quantity + held(id))).toEqual([20_000, 5_000]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
  const { groups } = (await floor.admin.call(listOrders)).ok;
  const shown = groups.flatMap((group) => group.orders).flatMap((order) => order.items);
  const activeLines = lines.filter((line) => line.status !== "cancelled");
  expect(shown.map((item) => item.id).toSorted()).toEqual(activeLines.map((line) => line.id).toSorted());
  const owed = activeLines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0);
  const prices = shown.reduce((sum, item) => sum + item.quantity * item.price, 0);
  expect(prices).toBe(owed);
  const wrong = await floor.rows(
    `select a.id from accounts a where a.tenant_id = $1 and (a.closed_at is null) <> exists (
       select from orders o where o.tenant_id = $1 and o.account_id = a.id and o.cancelled_at is null and o.payment_status = 'unpaid')`,
  );
  expect(wrong).toEqual([]);
}

test("however dishes are moved and undone, none is lost or made", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const floor = await aFloor();
      for (const tableId of floor.small.tables.slice(0, 2))
        await floor.sendOrder({ deliveryType: "dinein", tableId });
      const ordered = dishes(await linesOf(floor));
      const changes: AccountChangeId[] = [];
      for (const step of taken) {
        await take(floor, step, changes);
        await expectSound(floor, ordered);
      }
    }),
    { numRuns: 8 * times },
  );
});
