import { expect, test } from "vitest";
import { approvalOf } from "#app/server/testing/approval-of.ts";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { createPin } from "#app/server/testing/slow/create-pin.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { type AccountId, type OrderId, type OrderLineId, toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { cancelQrOrder, cancelQrOrders } from "#service/qr-orders/contract/qr-orders.ts";
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
import { giveCourtesy } from "../../contract/courtesies.ts";
import { cancelOrders, updateLineStatus } from "../../contract/orders.ts";

interface Entry {
  readonly action: string;
  readonly user_id: number;
  readonly session_id: number;
  readonly approver_id: number | null;
  readonly reason: string | null;
  readonly subject_id: number | null;
  readonly at: Date;
  readonly before: unknown;
  readonly after: unknown;
}

interface Scene {
  readonly floor: Floor;
  readonly manager: Person;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  /** Account of another table. */
  readonly otherAccountId: AccountId;
  /** Pupusas nobody has begun, and a quesadilla that the kitchen has. */
  readonly pupusas: OrderLineId;
  readonly begun: OrderLineId;
  /** A manager's approval by PIN, as the person's device gets it. */
  /** The manager's, of what was refused to the person. */
  approval(person: Person, refused: Parameters<typeof approvalOf>[0]): Promise<string>;
}

async function aScene(): Promise<Scene> {
  const floor = await aFloor();
  const { tables, tenantId } = floor.small;
  const manager = await aPerson(floor.server, tenantId, { scope: ["OPERATIONS_MANAGER"] });
  await createPin(floor.server.db, { tenantId, userId: manager.userId }, "4821");
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: tables[0] });
  await floor.sendOrder({ deliveryType: "dinein", tableId: tables[1] });
  const lines = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );
  const accounts = await floor.rows<{ id: AccountId }>(
    "select id from accounts where tenant_id = $1 order by id",
  );
  const none = toId<"OrderLine">(1);
  const [pupusas = none, begun = none] = lines.map(({ id }) => id);
  await floor.cook.call(kitchenLineStatus, { params: { itemId: begun }, body: { status: "preparing" } });
  return {
    floor,
    manager,
    orderId,
    pupusas,
    begun,
    accountId: accounts[0]?.id ?? toId<"Account">(1),
    otherAccountId: accounts[1]?.id ?? toId<"Account">(1),
    approval: (person, refused) => approvalOf(refused, person, { userId: manager.userId, pin: "4821" }),
  };
}

interface Act {
  readonly title: string;
  readonly action: string;
  readonly reason?: string;
  /** Done by the waiter unless told; gives who did it when it was somebody else. */
  readonly act: (scene: Scene) => Promise<Person | undefined>;
  readonly approved?: true;
  readonly before: (scene: Scene) => unknown;
  readonly after: (scene: Scene) => unknown;
}

const done = async (reply: Promise<{ ok: unknown }>): Promise<undefined> => {
  expect((await reply).ok).toBeDefined();
};

const acts: readonly Act[] = [
  {
    title: "removing a dish nobody has begun",
    action: "order_line.cancelled",
    act: ({ floor, orderId, pupusas }) => {
      const body = { orderId, lines: [{ itemId: pupusas, quantity: 2, of: 2 }], reason: null };
      return done(floor.waiter.call(voidLines, { body }));
    },
    before: () => ({ status: "created", quantity: 2 }),
    after: () => ({ status: "cancelled", stock_held: {} }),
  },
  {
    title: "voiding a begun dish with a manager's PIN",
    action: "order_line.cancelled",
    reason: "made_wrong",
    approved: true,
    act: async ({ floor, orderId, begun, approval }) => {
      const lines = [{ itemId: begun, quantity: 1, of: 1 }];
      const body = { orderId, lines, reason: "made_wrong" } as const;
      const given = await approval(floor.waiter, await floor.waiter.call(voidLines, { body }));
      return done(floor.waiter.call(voidLines, { body: { ...body, approval: given } }));
    },
    before: () => ({ status: "preparing", quantity: 1 }),
    after: () => ({ status: "cancelled" }),
  },
  {
    title: "cancelling a line and taking it up again",
    action: "order_line.revived",
    act: async ({ floor, pupusas }) => {
      const to = (status: "cancelled" | "preparing") =>
        done(floor.waiter.call(updateLineStatus, { params: { itemId: pupusas }, body: { status } }));
      await to("cancelled");
      return to("preparing");
    },
    before: () => ({ status: "cancelled" }),
    after: () => ({ status: "preparing" }),
  },
  {
    title: "cancelling an order",
    action: "order.cancelled",
    reason: "guest_left",
    act: async ({ floor, orderId }) => {
      await done(floor.admin.call(cancelOrders, { body: { orderIds: [orderId], reason: "guest_left" } }));
      return floor.admin;
    },
    before: ({ pupusas, begun }) => ({
      cancelled_at: null,
      lines: { [pupusas]: "created", [begun]: "preparing" },
    }),
    after: () => ({ cancelled_at: expect.any(String) }),
  },
  {
    title: "moving to another table",
    action: "account.moved",
    act: ({ floor, orderId }) =>
      done(
        floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: floor.small.tables[1] } }),
      ),
    before: () => ({ table: ["Mesa 1"] }),
    after: () => ({ table: ["Mesa 2"] }),
  },
  {
    title: "merging accounts",
    action: "account.merged",
    act: ({ floor, accountId, otherAccountId }) =>
      done(
        floor.waiter.call(mergeAccounts, {
          body: { accountIds: [accountId], intoAccountId: otherAccountId },
        }),
      ),
    before: () => ({ table: ["Mesa 1"] }),
    after: () => ({ table: ["Mesa 2"] }),
  },
  {
    title: "moving dishes",
    action: "account.lines_moved",
    act: ({ floor, pupusas, otherAccountId }) => {
      const lines = [{ itemId: pupusas, quantity: 2, of: 2 }];
      return done(floor.waiter.call(moveLines, { body: { lines, target: { accountId: otherAccountId } } }));
    },
    before: () => ({ table: ["Mesa 1"], title: "2 × Pupusa de queso" }),
    after: () => ({ table: ["Mesa 2"], title: "2 × Pupusa de queso" }),
  },
  {
    title: "handing over",
    action: "account.handed_over",
    act: async ({ floor, orderId }) => {
      await floor.rows("update users set name = 'Ana' where tenant_id = $1 and id = $2", floor.admin.userId);
      return done(
        floor.waiter.call(handOver, { body: { orderIds: [orderId], waiterId: floor.admin.userId } }),
      );
    },
    before: () => ({ waiter: ["Persona de prueba"] }),
    after: () => ({ waiter: ["Ana"] }),
  },
  {
    title: "undoing a move",
    action: "account.undone",
    act: async ({ floor, orderId }) => {
      const body = { orderIds: [orderId], newTableId: floor.small.tables[1] };
      const { change_id: changeId } = (await floor.waiter.call(moveToTable, { body })).ok;
      return done(floor.waiter.call(undoAccountChange, { body: { changeId } }));
    },
    before: () => ({ table: ["Mesa 2"] }),
    after: () => ({ table: ["Mesa 1"] }),
  },
  {
    title: "counting people",
    action: "account.people_set",
    act: ({ floor, accountId }) => done(floor.waiter.call(setPeople, { body: { accountId, people: 4 } })),
    before: () => ({ people: null }),
    after: () => ({ people: 4 }),
  },
  {
    title: "asking for the bill",
    action: "account.bill_request",
    act: ({ floor }) =>
      done(
        floor.waiter.call(billRequest, {
          params: { tableId: floor.small.tables[0] },
          body: { action: "request" },
        }),
      ),
    before: () => ({ bill_request: null }),
    after: () => ({ bill_request: "REQUESTED" }),
  },
  {
    title: "attending to the request for the bill",
    action: "account.bill_request",
    act: async ({ floor }) => {
      const params = { tableId: floor.small.tables[0] };
      await done(floor.waiter.call(billRequest, { params, body: { action: "request" } }));
      return done(floor.waiter.call(billRequest, { params, body: { action: "acknowledge" } }));
    },
    before: () => ({ bill_request: "REQUESTED" }),
    after: () => ({ bill_request: "ACKNOWLEDGED" }),
  },
  {
    title: "giving a dish for free",
    action: "order_line.courtesy",
    reason: "Cumpleaños",
    approved: true,
    act: async ({ floor, pupusas, approval }) => {
      const cashier = await aPerson(floor.server, floor.small.tenantId, { scope: ["ORDER_BILLING"] });
      const params = { itemId: pupusas };
      const body = { reason: "Cumpleaños" };
      const given = await approval(cashier, await cashier.call(giveCourtesy, { params, body }));
      await done(cashier.call(giveCourtesy, { params, body: { ...body, approval: given } }));
      return cashier;
    },
    before: () => ({ unitPrice: 150, quantity: 2 }),
    after: () => ({ unitPrice: 0 }),
  },
  {
    title: "taking a guest's order off the list",
    action: "qr_order.cancelled",
    act: async (scene) => {
      const id = await aGuestOrder(scene);
      return done(scene.floor.waiter.call(cancelQrOrder, { params: { id } }));
    },
    before: ({ floor }) => ({ status: "pending", table_id: floor.small.tables[0] }),
    after: () => ({ status: "cancelled" }),
  },
  {
    title: "taking all guests' orders off the list",
    action: "qr_order.cancelled",
    act: async (scene) => {
      await aGuestOrder(scene);
      return done(scene.floor.waiter.call(cancelQrOrders));
    },
    before: () => ({ status: "pending" }),
    after: () => ({ status: "cancelled" }),
  },
];

const aGuestOrder = ({ floor: { server, small } }: Scene) =>
  server.db.inTenant(small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: small.tables[0], lines: [{ item: small.items.carne }] }),
  );

for (const { title, action, act, reason = null, approved, before, after } of acts)
  test(`${title} is in the audit log: who, on which device, who approved, before and after`, async () => {
    const scene = await aScene();
    const from = testNow().getTime();
    const actor = (await act(scene)) ?? scene.floor.waiter;
    const entries = await scene.floor.rows<Entry>(
      "select * from audit_entries where tenant_id = $1 and action <> 'approval.given' order by id",
    );
    const entry = entries.findLast((written) => written.action === action);
    expect(entry).toMatchObject({
      user_id: actor.userId,
      session_id: actor.sessionId,
      reason,
      approver_id: approved ? scene.manager.userId : null,
      subject_id: expect.any(Number),
      before: before(scene),
      after: after(scene),
    });
    const at = required(entry, `the entry of ${action}`).at.getTime();
    expect([from <= at, at <= testNow().getTime()]).toEqual([true, true]);
  });

test("an act that is refused leaves nothing in the log", async () => {
  const { floor, orderId, accountId } = await aScene();
  const [first] = floor.small.tables;
  await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: first } });
  await floor.waiter.call(cancelOrders, { body: { orderIds: [orderId] } });
  for (const people of [3, 3]) await floor.waiter.call(setPeople, { body: { accountId, people } });
  const entries = await floor.rows<Entry>(
    "select action from audit_entries where tenant_id = $1 order by id",
  );
  expect(entries.map(({ action }) => action)).toEqual(["account.people_set"]);
});

test("the database lets nobody who serves change or erase the log", async () => {
  const { floor } = await aScene();
  for (const change of [
    "update audit_entries set user_id = null",
    "delete from audit_entries",
    "update account_changes set kind = 'moved'",
    "delete from account_changes",
    "update order_line_changes set reason = 'other'",
    "delete from order_line_changes",
  ])
    await expect(floor.rows(`${change} where tenant_id = $1`)).rejects.toThrow(/permission denied/);
  const { db } = floor.server;
  const truncate = { text: "truncate audit_entries -- of whatever tenant_id", values: [] };
  await expect(db.inTenant(floor.small.tenantId, (tx) => tx.query(truncate))).rejects.toThrow(
    /permission denied/,
  );
});
