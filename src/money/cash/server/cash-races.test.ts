import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, countOf, type Desk, openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { addDrawer, cashDesk, changeDrawer, moveCash, openCashSession } from "../contract/cash.ts";

test("eight people open one drawer at once: one session", async () => {
  const desk = await aDesk();
  const people = await Promise.all(
    eight.map(() => aPerson(desk.server, desk.small.tenantId, { scope: ["ORDER_BILLING"] })),
  );
  const replies = await Promise.all(
    people.map((person) =>
      person.call(openCashSession, {
        body: openingOf(desk.drawerId, 10),
        headers: aKey(),
      }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code);
  expect(new Set(refused)).toEqual(new Set(["cash_session_open"]));
  expect(await desk.rows("select id from cash_sessions where tenant_id = $1")).toHaveLength(1);
});

test("one person opens two drawers at once: one session", async () => {
  const desk = await aDesk();
  await desk.admin.call(addDrawer, { body: { title: "Caja 2" } });
  const { drawers } = (await desk.cashier.call(cashDesk)).ok;
  const replies = await Promise.all(
    drawers.map(({ id }) =>
      desk.cashier.call(openCashSession, {
        body: openingOf(id, 10),
        headers: aKey(),
      }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
});

test("eight counts close a session once; the Z numbers have no gap", async () => {
  const desk = await aDesk();
  for (const z of [1, 2, 3]) {
    const session = await desk.open();
    const replies = await Promise.all(
      eight.map(() =>
        desk.cashier.call(closeCashSession, {
          params: { sessionId: session },
          body: { counts: countOf(50), methods: [], difference_reason: null },
          headers: aKey(),
        }),
      ),
    );
    expect(replies.flatMap((reply) => (reply.status === 200 ? [reply.ok.z_no] : []))).toEqual([z]);
  }
});

test("eight drops and a close at once: what was taken out is on the Z", async () => {
  const desk = await aDesk();
  for (let round = 0; round < 5; round += 1) {
    const session = await desk.open();
    const body = {
      counts: [],
      methods: [],
      difference_reason: "carrera",
    };
    const drops = eight.map((_, index) => {
      const drop = { uuid: randomUUID(), kind: "drop", amount: index + 1, reason: "carrera" } as const;
      return desk.cashier.call(moveCash, { params: { sessionId: session }, body: drop, headers: aKey() });
    });
    // By a manager: an approval would hold for one difference, and here it is not known before.
    const closing = desk.manager.call(closeCashSession, {
      params: { sessionId: session },
      body,
      headers: aKey(),
    });
    const replies = await Promise.all(drops);
    expect((await closing).status).toBe(200);
    const taken = replies.reduce(
      (sum, reply, index) => sum + (reply.status === 200 ? (index + 1) * 100 : 0),
      0,
    );
    for (const reply of replies)
      if (reply.status !== 200) expect(reply.error.code).toBe("cash_session_closed");
    const { figures } = (await desk.cashier.call(readCashSession, { params: { sessionId: session } })).ok;
    expect([figures.drops, figures.takings?.expected_cash]).toEqual([taken, 5_000 - taken]);
    const [written] = await desk.rows<{ sum: number }>(
      `select coalesce(sum(amount_cents), 0)::integer as sum from cash_movements
        where tenant_id = $1 and cash_session_id = $2`,
      session,
    );
    expect(written?.sum).toBe(taken);
  }
});

test("a drawer that is opened and taken out of use at once is either, not both", async () => {
  const desk = await aDesk();
  for (let round = 0; round < 8; round += 1) {
    const made = await desk.admin.call(addDrawer, { body: { title: `Caja de feria ${round}` } });
    expect(made.status).toBe(200);
    const drawers = (await desk.admin.call(cashDesk)).ok.drawers;
    const { id, title } = drawers.find((other) => other.title === `Caja de feria ${round}`) ?? {
      id: 0,
      title: "",
    };
    const person = await aPerson(desk.server, desk.small.tenantId, { scope: ["ORDER_BILLING"] });
    const [opened, changed] = await Promise.all([
      person.call(openCashSession, {
        body: openingOf(id, 1),
        headers: aKey(),
      }),
      desk.admin.call(changeDrawer, { params: { drawerId: id }, body: { title, is_enabled: false } }),
    ]);
    expect([opened.status, changed.status].toSorted()).toEqual(
      opened.status === 200 ? [200, 409] : [200, 404],
    );
  }
});

test("drawers that take one name at the same moment: one has it, the others are told", async () => {
  const desk = await aDesk();
  for (const title of ["Feria", "Barra", "Terraza", "Salón"]) {
    for (const index of [1, 2, 3]) await desk.admin.call(addDrawer, { body: { title: `${title} ${index}` } });
    const drawers = (await desk.admin.call(cashDesk)).ok.drawers.filter((other) =>
      other.title.startsWith(title),
    );
    const replies = await Promise.all([
      ...drawers.map(({ id: drawerId }) =>
        desk.admin.call(changeDrawer, { params: { drawerId }, body: { title, is_enabled: true } }),
      ),
      desk.admin.call(addDrawer, { body: { title } }),
    ]);
    const codes = replies.flatMap((reply) => (reply.status === 200 ? [] : [reply.error.code]));
    expect(codes).toEqual(["drawer_exists", "drawer_exists", "drawer_exists"]);
  }
});

interface Bound {
  readonly id: number | null;
  readonly total: number;
}

async function boundPayments(desk: Desk): Promise<Bound[]> {
  return desk.rows<Bound>(
    `select cash_session_id as id, sum(amount_cents)::bigint as total from payments
      where tenant_id = $1 group by 1 order by 1 nulls last`,
  );
}

test("paying and closing at once: no payment is lost outside a session", async () => {
  const desk = await aDesk();
  await desk.rows("update store_settings set is_cash_session_required = true where tenant_id = $1");
  await desk.rows("update inventory_items set quantity = 10000000 where tenant_id = $1");
  const sessions: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const session = await desk.open();
    sessions.push(session);
    const bodies = [];
    for (const _ of eight) bodies.push(await desk.payBody([await desk.sendReadyOrder()]));
    const paying = bodies.map((body) => desk.cashier.call(payOrders, { body, headers: aKey() }));
    // By a manager: an approval would hold for one difference, and here it is not known before.
    const closing = desk.manager.call(closeCashSession, {
      params: { sessionId: session },
      body: {
        counts: [],
        methods: [],
        difference_reason: "carrera",
      },
      headers: aKey(),
    });
    const replies = await Promise.all(paying);
    expect((await closing).status).toBe(200);
    for (const reply of replies)
      if (reply.status !== 200) expect(reply.error.code).toBe("cash_session_required");
  }
  const bound = await boundPayments(desk);
  expect(bound.filter((row) => row.id === null)).toEqual([]);
  for (const session of sessions) {
    const { figures } = (await desk.cashier.call(readCashSession, { params: { sessionId: session } })).ok;
    const inDatabase = bound.find((row) => row.id === session)?.total ?? 0;
    expect(figures.takings?.sales).toBe(inDatabase);
    expect(figures.takings?.expected_cash).toBe(5_000 + inDatabase);
  }
});
