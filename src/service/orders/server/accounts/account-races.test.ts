import { expect, test } from "vitest";
import { allAccounts, allOrders, collide } from "#app/server/testing/collide.ts";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import type { AccountId, OrderId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  billRequest,
  handOver,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
  voidLines,
} from "../../contract/accounts.ts";
import { cancelOrders, listOrders } from "../../contract/orders.ts";
import { lockOrders } from "../reading/read-orders.ts";

const dineIn = ({ small }: Floor, table: 0 | 1 | 2) =>
  ({ deliveryType: "dinein", tableId: small.tables[table] }) as const;

/** An order at a table with its account and first line, two pupusas. */
async function aParty(floor: Floor, table: 0 | 1 | 2) {
  const orderId = await floor.sendOrder(dineIn(floor, table));
  const [row] = await floor.rows<{ account_id: AccountId; line: number }>(
    `select o.account_id, min(l.id) as line from orders o join order_lines l on l.tenant_id = $1 and l.order_id = o.id
     where o.tenant_id = $1 and o.id = $2 group by 1`,
    orderId,
  );
  if (!row) throw new Error("The order was sent");
  return { orderId, accountId: row.account_id, lines: [{ itemId: row.line, quantity: 1, of: 2 }] };
}

function outcomes(replies: readonly { status: number; error: { code: string } }[]) {
  const codes = replies.map((reply) => (reply.status === 200 ? "ok" : reply.error.code));
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]),
  );
}

const acts = (floor: Floor, action: string) =>
  floor.rows<{ id: number }>("select id from audit_entries where tenant_id = $1 and action = $2", action);

test("of eight who attend to one request for the bill one does", async () => {
  const floor = await aFloor();
  await aParty(floor, 0);
  const answer = (action: "request" | "acknowledge" | "cancel") =>
    floor.waiter.call(billRequest, { params: { tableId: floor.small.tables[0] }, body: { action } });
  await answer("request");
  const replies = await collide(floor, {
    hold: allAccounts,
    calls: eight.map(() => () => answer("acknowledge")),
  });
  expect(outcomes(replies)).toEqual({ ok: 8 });
  expect(await acts(floor, "account.bill_request")).toHaveLength(2);
});

test("a request attended by four and cancelled by four ends in one answer", async () => {
  const floor = await aFloor();
  await aParty(floor, 0);
  const answer = (action: "request" | "acknowledge" | "cancel") =>
    floor.waiter.call(billRequest, { params: { tableId: floor.small.tables[0] }, body: { action } });
  await answer("request");
  const replies = await collide(floor, {
    hold: allAccounts,
    calls: eight.map((_, index) => () => answer(index % 2 === 0 ? "acknowledge" : "cancel")),
  });
  expect(outcomes(replies)).toEqual({ ok: 4, bill_not_requested: 4 });
});

test("people are counted while the account is handed over: nothing is lost", async () => {
  const floor = await aFloor();
  const { orderId, accountId } = await aParty(floor, 0);
  await collide<unknown>(floor, {
    hold: allAccounts,
    calls: [
      () => floor.waiter.call(setPeople, { body: { accountId, people: 4 } }),
      () => floor.waiter.call(handOver, { body: { orderIds: [orderId], waiterId: floor.admin.userId } }),
      () =>
        floor.waiter.call(billRequest, {
          params: { tableId: floor.small.tables[0] },
          body: { action: "request" },
        }),
    ],
  });
  const accounts = await floor.rows<object>(
    "select people, waiter_id, bill_request from accounts where tenant_id = $1",
  );
  expect(accounts).toEqual([{ people: 4, waiter_id: floor.admin.userId, bill_request: "REQUESTED" }]);
});

test("eight who take off the same dish take it off once", async () => {
  const floor = await aFloor();
  const { orderId, lines } = await aParty(floor, 0);
  const replies = await collide(floor, {
    hold: allOrders,
    calls: eight.map(() => () => floor.waiter.call(voidLines, { body: { orderId, lines, reason: null } })),
  });
  expect(outcomes(replies)).toEqual({ ok: 1, line_changed: 7 });
});

test("a dish voided by four and moved by four goes one way", async () => {
  const floor = await aFloor();
  const { orderId, lines } = await aParty(floor, 0);
  const target = { tableId: floor.small.tables[1] };
  const replies = await collide<{ status: number; error: { code: string } }>(floor, {
    hold: allOrders,
    calls: eight.map(
      (_, index) => () =>
        index % 2 === 0
          ? floor.waiter.call(voidLines, { body: { orderId, lines, reason: null } })
          : floor.waiter.call(moveLines, { body: { lines, target } }),
    ),
  });
  expect(outcomes(replies)).toEqual({ ok: 1, line_changed: 7 });
});

test("eight who move an account to two tables: it stands at one of them", async () => {
  const floor = await aFloor();
  const { orderId } = await aParty(floor, 0);
  const [, second, third] = floor.small.tables;
  const move = (newTableId: typeof second) =>
    floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId } });
  await collide(floor, {
    hold: allAccounts,
    calls: eight.map((_, index) => () => move(index % 2 === 0 ? second : third)),
  });
  const moves = await floor.rows<{ from: number; to: number }>(
    `select (before -> 'accounts' -> 0 ->> 'tableId')::bigint as from, (after -> 'accounts' -> 0 ->> 'tableId')::bigint as to
     from account_changes where tenant_id = $1 order by id`,
  );
  let tableId: number = floor.small.tables[0];
  for (const { from, to } of moves) {
    expect(from).toBe(tableId);
    tableId = to;
  }
  const [account] = await floor.rows<{ table_id: number }>(
    "select table_id from accounts where tenant_id = $1",
  );
  expect(account?.table_id).toBe(tableId);
});

test("an order that joins while its account is being merged goes along", async () => {
  const floor = await aFloor();
  const from = await aParty(floor, 0);
  const into = await aParty(floor, 1);
  const joined: OrderId[] = [];
  await collide(floor, {
    hold: allOrders,
    calls: [
      () =>
        floor.waiter.call(mergeAccounts, {
          body: { accountIds: [from.accountId], intoAccountId: into.accountId },
        }),
    ],
    meanwhile: async () => joined.push(await floor.sendOrder(dineIn(floor, 0))),
  });
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups.map((group) => group.order_ids)).toEqual([[into.orderId, from.orderId, ...joined]]);
});

test("a table moves while another round of it is held, and nobody waits in a circle", async () => {
  const floor = await aFloor();
  const { orderId: firstRound } = await aParty(floor, 0);
  const { orderId: secondRound } = await aParty(floor, 0);
  const body = { orderIds: [secondRound], newTableId: floor.small.tables[2] };
  const reply = await floor.server.db.inTenant(floor.small.tenantId, async (tx) => {
    // Locks what a merge locks before the second round.
    await lockOrders(tx, [firstRound]);
    return floor.waiter.call(moveToTable, { body });
  });
  expect(reply.ok.change_id).toBeGreaterThan(0);
});

test("moves and acknowledgements lock what stations were told by number", async () => {
  const floor = await aFloor();
  await aParty(floor, 0);
  await floor.rows("update order_lines set status = 'preparing' where tenant_id = $1");
  const lines = await floor.rows<{ id: number; quantity: number }>(
    "select id, quantity from order_lines where tenant_id = $1 order by id",
  );
  const [, second, third] = floor.small.tables;
  // What the bar made last is told first, and then written once more: neither lines, stations nor the file are in their order.
  for (const line of [required(lines.at(-1), "the beer"), required(lines[0], "the pupusas")])
    await floor.waiter.call(moveLines, {
      body: {
        lines: [{ itemId: line.id, quantity: line.quantity, of: line.quantity }],
        target: { tableId: second },
      },
    });
  const told = await floor.rows<{ id: number; order_id: OrderId }>(
    "select id, order_id from order_line_changes where tenant_id = $1 and acknowledged_at is null order by id",
  );
  expect(told).toHaveLength(2);
  const { id: first } = required(told[0], "what was told first");
  await floor.rows(
    "update order_line_changes set acknowledged_at = null where tenant_id = $1 and id = $2",
    first,
  );
  const [moved] = await collide(floor, {
    hold: `select id from order_line_changes where tenant_id = $1 and id = ${first} for update`,
    calls: [
      () =>
        floor.waiter.call(moveToTable, {
          body: { orderIds: told.map((change) => change.order_id), newTableId: third },
        }),
    ],
    meanwhile: () =>
      floor.rows(
        "select id from order_line_changes where tenant_id = $1 and id > $2 for update nowait",
        first,
      ),
  });
  expect(moved?.status).toBe(200);
});

test("whoever waits for a guests' order of a table holds nothing of its account", async () => {
  const floor = await aFloor();
  const { orderId, accountId } = await aParty(floor, 0);
  const other = await aParty(floor, 1);
  const [first, , third] = floor.small.tables;
  const { db } = floor.server;
  await db.inTenant(floor.small.tenantId, (tx) => createQrOrder(tx, { tableId: first, lines: [] }));
  const move = () => floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: third } });
  const moved = await move();
  const acts = [
    () => floor.waiter.call(undoAccountChange, { body: { changeId: moved.ok.change_id } }),
    move,
    () =>
      floor.waiter.call(mergeAccounts, {
        body: { accountIds: [accountId], intoAccountId: other.accountId },
      }),
  ];
  for (const act of acts) {
    const [reply] = await collide<{ status: number; raw: string }>(floor, {
      hold: "select id from qr_orders where tenant_id = $1 for update",
      calls: [act],
      meanwhile: async () => {
        await floor.rows("select id from orders where tenant_id = $1 for update nowait");
        await floor.rows("select id from accounts where tenant_id = $1 for update nowait");
      },
    });
    expect(reply?.status, reply?.raw).toBe(200);
  }
});

test("a change is undone once, also by eight at once, also one that changed nothing", async () => {
  const floor = await aFloor();
  const { orderId } = await aParty(floor, 0);
  const orderIds = [orderId];
  const moved = await floor.waiter.call(moveToTable, {
    body: { orderIds, newTableId: floor.small.tables[1] },
  });
  const handed = await floor.waiter.call(handOver, { body: { orderIds, waiterId: floor.waiter.userId } });
  for (const changeId of [moved.ok.change_id, handed.ok.change_id]) {
    const replies = await collide(floor, {
      hold: allOrders,
      calls: eight.map(() => () => floor.waiter.call(undoAccountChange, { body: { changeId } })),
    });
    expect(outcomes(replies)).toEqual({ ok: 1, undo_too_late: 7 });
  }
  expect(await acts(floor, "account.undone")).toHaveLength(2);
});

test("an account cancelled by four and moved by four: what is cancelled moves no more", async () => {
  const floor = await aFloor();
  const { orderId } = await aParty(floor, 0);
  const orderIds = [orderId];
  const replies = await collide<{ status: number; error: { code: string } }>(floor, {
    hold: allOrders,
    calls: eight.map(
      (_, index) => () =>
        index % 2 === 0
          ? floor.admin.call(cancelOrders, { body: { orderIds } })
          : floor.waiter.call(moveToTable, { body: { orderIds, newTableId: floor.small.tables[1] } }),
    ),
  });
  const cancels = replies.filter((_, index) => index % 2 === 0);
  expect(outcomes(cancels)).toEqual({ ok: 4 });
  expect(await acts(floor, "order.cancelled")).toHaveLength(1);
  const [order] = await acts(floor, "order.cancelled");
  const later = await floor.rows(
    "select id from audit_entries where tenant_id = $1 and action = 'account.moved' and id > $2",
    order?.id,
  );
  expect(later).toEqual([]);
  const moves = replies.filter((_, index) => index % 2 === 1).map((reply) => outcomes([reply]));
  for (const outcome of moves)
    expect(["ok", "same_table", "order_cancelled"]).toContain(Object.keys(outcome)[0]);
});
