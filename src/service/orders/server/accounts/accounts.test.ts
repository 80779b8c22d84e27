import { expect, test } from "vitest";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import { type AccountId, type OrderId, toId } from "#platform/domain/ids.ts";
import { deleteStoreTable } from "#service/floor/contract/store-tables.ts";
import {
  handOver,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
} from "../../contract/accounts.ts";
import { cancelOrders, listOrders } from "../../contract/orders.ts";

const at = (table: Floor["small"]["tables"][number]) => ({ deliveryType: "dinein", tableId: table }) as const;

/** Title and orders of each card, as a waiter sees them. */
async function cards(floor: Floor) {
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  return groups.map((group) => [group.table_title, group.order_ids]);
}

async function accountOf(floor: Floor, orderId: OrderId): Promise<AccountId> {
  const [row] = await floor.rows<{ account_id: AccountId }>(
    "select account_id from orders where tenant_id = $1 and id = $2",
    orderId,
  );
  return row?.account_id ?? toId<"Account">(1);
}

async function linesOf(floor: Floor, orderId: OrderId) {
  return floor.rows<{ id: number; quantity: number; status: string; order_id: number; stock_held: object }>(
    "select id, quantity, status, order_id, stock_held from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );
}

const owed = async (floor: Floor) => {
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  return groups.reduce((sum, group) => sum + group.balance, 0);
};

test("a whole account moves to another table and back, with its orders", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderIds = [await floor.sendOrder(at(first)), await floor.sendOrder(at(first))];
  const firstOnly = orderIds.slice(0, 1);
  const moved = await floor.waiter.call(moveToTable, {
    body: { orderIds: firstOnly, newTableId: second },
    headers: { "accept-language": "es" },
  });
  expect(moved.ok.message).toBe("Movida a Mesa 2.");
  expect(await cards(floor)).toEqual([["Mesa 2", orderIds]]);
  const back = await floor.waiter.call(undoAccountChange, { body: { changeId: moved.ok.change_id } });
  expect(back.ok.message).toBe("Undone: everything is as before.");
  expect(await cards(floor)).toEqual([["Mesa 1", orderIds]]);
  const audit = await floor.rows<{ action: string; user_id: number; before: object; after: object }>(
    "select action, user_id, before, after from audit_entries where tenant_id = $1 order by id",
  );
  expect(audit.map((entry) => [entry.action, entry.user_id])).toEqual([
    ["account.moved", floor.waiter.userId],
    ["account.undone", floor.waiter.userId],
  ]);
  expect(audit[0]).toMatchObject({
    before: { table: ["Mesa 1"] },
    after: { table: ["Mesa 2"] },
  });
  const updates = floor.server.events.filter(
    ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "order_update",
  );
  expect(updates.map(({ event }) => event)).toEqual([
    { type: "order_update", orderIds, leftTableIds: [floor.small.tables[0]] },
    { type: "order_update", orderIds, leftTableIds: [floor.small.tables[1]] },
  ]);
});

test("moving tells why not: same table, unknown table, paid or cancelled orders", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const move = async (orderIds: OrderId[], newTableId = second) =>
    (await floor.waiter.call(moveToTable, { body: { orderIds, newTableId } })).error.code;
  const open = await floor.sendOrder(at(first));
  expect(await move([open], first)).toBe("same_table");
  expect(await move([open], toId<"Table">(999_999))).toBe("table_unknown");
  const gone = await floor.sendOrder();
  await floor.admin.call(cancelOrders, { body: { orderIds: [gone] } });
  expect(await move([gone])).toBe("order_cancelled");
  const paid = await floor.sendReadyOrder(at(first));
  await floor.admin.call(payOrders, { body: await floor.payBody([paid]) });
  expect(await move([open, paid])).toBe("order_already_paid");
  expect(await cards(floor)).toEqual([["Mesa 1", [open]]]);
});

test("a takeaway that gets a table eats in", async () => {
  const floor = await aFloor();
  const [first] = floor.small.tables;
  const seated = await floor.sendOrder(at(first));
  const takeaway = await floor.sendOrder();
  await floor.waiter.call(moveToTable, { body: { orderIds: [takeaway], newTableId: first } });
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups.map((group) => [group.table_title, group.delivery_type, group.accounts.length])).toEqual([
    ["Mesa 1", "dinein", 2],
  ]);
  expect(groups[0]?.order_ids).toEqual([seated, takeaway]);
});

test.each(["move", "merge"])("a %s is not undone to a table that was deleted meanwhile", async (change) => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const [a, b] = [await floor.sendOrder(at(first)), await floor.sendOrder(at(second))];
  const changed =
    change === "move"
      ? await floor.waiter.call(moveToTable, { body: { orderIds: [b], newTableId: first } })
      : await floor.waiter.call(mergeAccounts, {
          body: { accountIds: [await accountOf(floor, b)], intoAccountId: await accountOf(floor, a) },
        });
  const before = await cards(floor);
  const gone = await floor.admin.call(deleteStoreTable, { params: { tableId: String(second) } });
  expect(gone.status).toBe(200);
  const undone = await floor.waiter.call(undoAccountChange, { body: { changeId: changed.ok.change_id } });
  expect(undone.error.code).toBe("undo_table_gone");
  expect(await cards(floor)).toEqual(before);
});

test("merging adds rounds and guests, closes the emptied account, can be undone", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const a = await floor.sendOrder(at(first));
  const b = await floor.sendOrder(at(second));
  const c = await floor.sendOrder(at(second));
  const [into, other] = [await accountOf(floor, a), await accountOf(floor, b)];
  for (const [accountId, people] of [
    [into, 2],
    [other, 3],
  ] as const)
    await floor.waiter.call(setPeople, { body: { accountId, people } });
  await floor.rows(
    "update accounts set bill_request = 'REQUESTED', bill_requested_at = now() where tenant_id = $1 and id = $2",
    other,
  );
  const before = await owed(floor);
  const merged = await floor.waiter.call(mergeAccounts, {
    body: { accountIds: [other], intoAccountId: into },
  });
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups.map((group) => [group.table_title, group.order_ids, group.billRequest?.status])).toEqual([
    ["Mesa 1", [a, b, c], "REQUESTED"],
  ]);
  expect(groups[0]?.accounts).toMatchObject([{ id: into, people: 5 }]);
  expect(groups[0]?.orders.map((order) => order.round)).toEqual([1, 2, 3]);
  expect(await owed(floor)).toBe(before);
  await floor.waiter.call(undoAccountChange, { body: { changeId: merged.ok.change_id } });
  expect(await cards(floor)).toEqual([
    ["Mesa 1", [a]],
    ["Mesa 2", [b, c]],
  ]);
  const again = await floor.waiter.call(undoAccountChange, { body: { changeId: merged.ok.change_id } });
  expect(again.error.code).toBe("undo_too_late");
});

test("what is paid of a merged account stays with it", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const into = await accountOf(floor, await floor.sendOrder(at(first)));
  const paid = await floor.sendReadyOrder(at(second));
  const open = await floor.sendOrder(at(second));
  const other = await accountOf(floor, open);
  await floor.admin.call(payOrders, { body: await floor.payBody([paid]) });
  await floor.waiter.call(mergeAccounts, { body: { accountIds: [other], intoAccountId: into } });
  expect([await accountOf(floor, paid), await accountOf(floor, open)]).toEqual([other, into]);
  const closed = await floor.rows<{ id: number }>(
    "select id from accounts where tenant_id = $1 and closed_at is not null",
  );
  expect(closed.map((row) => row.id)).toEqual([other]);
});

test("two accounts merged into each other eight times at once: one way wins", async () => {
  for (const round of [1, 2, 3]) {
    const floor = await aFloor();
    const [first, second] = floor.small.tables;
    const orders = [await floor.sendOrder(at(first)), await floor.sendOrder(at(second))] as const;
    const accounts = [await accountOf(floor, orders[0]), await accountOf(floor, orders[1])] as const;
    const replies = await Promise.all(
      eight.map((_, index) => {
        const [into, other] = index % 2 === 0 ? accounts : accounts.toReversed();
        return floor.waiter.call(mergeAccounts, {
          body: { accountIds: [other ?? accounts[0]], intoAccountId: into ?? accounts[1] },
        });
      }),
    );
    const codes = replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code);
    expect([round, codes]).toEqual([round, eight.slice(1).map(() => "account_closed")]);
    const [card, ...rest] = (await floor.waiter.call(listOrders)).ok.groups;
    expect(rest).toEqual([]);
    expect(card?.order_ids.toSorted()).toEqual([...orders].toSorted());
  }
});

test("moving and paying at once: the sale is paid once and whoever came second is told", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendReadyOrder(at(first));
  const body = await floor.payBody([orderId]);
  const replies = await Promise.all(
    eight.map((_, index) =>
      index % 2 === 0
        ? floor.waiter.call(moveToTable, {
            body: { orderIds: [orderId], newTableId: index % 4 === 0 ? second : first },
          })
        : floor.admin.call(payOrders, { body: { ...body, uuid: crypto.randomUUID() } }),
    ),
  );
  const paid = replies.filter((reply, index) => index % 2 === 1 && reply.status === 200);
  expect(paid).toHaveLength(1);
  for (const reply of replies)
    if (reply.status !== 200) expect(["order_already_paid", "same_table"]).toContain(reply.error.code);
  const sums = await floor.rows<{ invoices: number; total: number; closed: number }>(
    `select count(*)::integer as invoices, sum(total_cents)::bigint as total,
       (select count(*)::integer from accounts a where a.tenant_id = $1 and a.closed_at is not null) as closed
     from invoices where tenant_id = $1`,
  );
  expect(sums).toEqual([{ invoices: 1, total: Math.round(body.total * 100), closed: 1 }]);
});

test("a part of a line moves to a new account with its stock, token and age", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendOrder(at(first));
  const [pupusas, , horchata] = await linesOf(floor, orderId);
  const before = await owed(floor);
  const moved = await floor.waiter.call(moveLines, {
    body: {
      lines: [
        { itemId: pupusas?.id ?? 0, quantity: 1, of: 2 },
        { itemId: horchata?.id ?? 0, quantity: 1, of: 1 },
      ],
      target: { tableId: second },
    },
  });
  expect(moved.ok.message).toBe("2 items were moved.");
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups.map((group) => group.table_title)).toEqual(["Mesa 1", "Mesa 2"]);
  const [source, split] = groups.map((group) => group.orders[0]);
  expect(split).toMatchObject({ token_no: source?.token_no, date: source?.date, round: 1 });
  expect(split?.items.map((item) => [item.item_title, item.quantity])).toEqual([
    ["Horchata", 1],
    ["Pupusa de queso", 1],
  ]);
  expect(await owed(floor)).toBe(before);
  const half = { [floor.small.stock.masa]: 100, [floor.small.stock.queso]: 90 };
  const [rest] = await linesOf(floor, orderId);
  const part = (await linesOf(floor, split?.id ?? orderId)).find((line) => line.id !== horchata?.id);
  expect([rest?.stock_held, part?.stock_held]).toEqual([half, half]);
  await floor.waiter.call(undoAccountChange, { body: { changeId: moved.ok.change_id } });
  expect(await cards(floor)).toEqual([["Mesa 1", [orderId]]]);
  expect((await linesOf(floor, orderId)).map((line) => line.quantity)).toEqual([1, 1, 1, 1, 1]);
  expect(await owed(floor)).toBe(before);
});

test("an order of which everything moves goes as it is, and its emptied account closes", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendOrder(at(first));
  const target = await floor.sendOrder(at(second));
  const accountId = await accountOf(floor, target);
  const lines = (await linesOf(floor, orderId)).map(({ id, quantity }) => ({
    itemId: id,
    quantity,
    of: quantity,
  }));
  await floor.waiter.call(moveLines, { body: { lines, target: { accountId } } });
  expect(await cards(floor)).toEqual([["Mesa 2", [target, orderId]]]);
  const again = await floor.waiter.call(moveLines, { body: { lines, target: { accountId } } });
  expect(again.error.code).toBe("same_account");
});

test("the same dish moved eight times at once moves once", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendOrder(at(first));
  const accountId = await accountOf(floor, await floor.sendOrder(at(second)));
  const [line] = await linesOf(floor, orderId);
  const before = await owed(floor);
  const replies = await Promise.all(
    eight.map(() =>
      floor.waiter.call(moveLines, {
        body: { lines: [{ itemId: line?.id ?? 0, quantity: 1, of: 2 }], target: { accountId } },
      }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const codes = new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code));
  expect([...codes]).toEqual(["line_changed"]);
  expect(await owed(floor)).toBe(before);
});

test("nothing that is paid is undone", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendReadyOrder(at(first));
  const moved = await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: second } });
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  const undone = await floor.waiter.call(undoAccountChange, { body: { changeId: moved.ok.change_id } });
  expect(["order_already_paid", "undo_too_late"]).toContain(undone.error.code);
  const [account] = await floor.rows<{ table_id: number }>(
    "select table_id from accounts where tenant_id = $1",
  );
  expect(account?.table_id).toBe(second);
});

test("a table is handed to another waiter, to nobody who takes no orders", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder(at(floor.small.tables[0]));
  const other = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS"] });
  const done = await floor.waiter.call(handOver, { body: { orderIds: [orderId], waiterId: other.userId } });
  expect(done.status).toBe(200);
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups[0]?.accounts[0]?.waiter_id).toBe(other.userId);
  for (const waiterId of [floor.cook.userId, toId<"User">(999_999)]) {
    const refused = await floor.waiter.call(handOver, { body: { orderIds: [orderId], waiterId } });
    expect(refused.error.code).toBe("waiter_unknown");
  }
  await floor.waiter.call(undoAccountChange, { body: { changeId: done.ok.change_id } });
  const after = (await floor.waiter.call(listOrders)).ok.groups[0]?.accounts[0];
  expect(after?.waiter_id).toBe(floor.waiter.userId);
});

test("what accounts cost together is what their orders cost", async () => {
  const floor = await aFloor();
  const tables = floor.small.tables;
  const orderIds: OrderId[] = [];
  for (const table of tables) orderIds.push(await floor.sendReadyOrder(at(table)));
  const total = async () => {
    const { groups } = (await floor.waiter.call(listOrders)).ok;
    const body = { orderIds: groups.flatMap((group) => group.order_ids) };
    return (await floor.admin.call(paymentSummary, { body })).ok.summary.total;
  };
  const before = await total();
  const accounts = await Promise.all(orderIds.map((orderId) => accountOf(floor, orderId)));
  const [pupusas] = await linesOf(floor, orderIds[0] ?? toId<"Order">(1));
  await floor.waiter.call(moveLines, {
    body: {
      lines: [{ itemId: pupusas?.id ?? 0, quantity: 1, of: 2 }],
      target: { accountId: accounts[1] ?? toId<"Account">(1) },
    },
  });
  await floor.waiter.call(mergeAccounts, {
    body: { accountIds: accounts.slice(1), intoAccountId: accounts[0] ?? toId<"Account">(1) },
  });
  expect(await total()).toBe(before);
  expect((await floor.waiter.call(listOrders)).ok.groups).toHaveLength(1);
});

test("sending to a table while its account moves and merges loses no order", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const moving = await floor.sendOrder(at(first));
  const accountIds = [await accountOf(floor, moving)];
  const intoAccountId = await accountOf(floor, await floor.sendOrder(at(second)));
  const sent = await Promise.all(
    eight.map(async (_, index) => {
      if (index % 4 === 3) await floor.waiter.call(mergeAccounts, { body: { accountIds, intoAccountId } });
      else if (index % 4 === 1)
        await floor.waiter.call(moveToTable, { body: { orderIds: [moving], newTableId: second } });
      else return floor.sendOrder(at(first));
      return null;
    }),
  );
  const expected = [...sent.filter((orderId) => orderId !== null), moving].toSorted((a, b) => a - b);
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  const shown = groups.flatMap((group) => group.order_ids);
  expect(shown).toEqual(expect.arrayContaining(expected));
  expect(new Set(shown).size).toBe(6);
  const lost = await floor.rows(
    `select o.id from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
     where o.tenant_id = $1 and o.payment_status = 'unpaid' and o.cancelled_at is null and a.closed_at is not null`,
  );
  expect(lost).toEqual([]);
});
