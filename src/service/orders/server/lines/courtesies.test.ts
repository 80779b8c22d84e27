import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import { listCourtesies } from "#money/tips/contract/tips.ts";
import { type AccountChangeId, type OrderId, type OrderLineId, toId } from "#platform/domain/ids.ts";
import { readReportBy } from "#reporting/reports/contract/reports.ts";
import { moveLines, undoAccountChange, voidLines } from "../../contract/accounts.ts";
import { giveCourtesy, removeCourtesy } from "../../contract/courtesies.ts";
import { listOrders } from "../../contract/orders.ts";

const itemOf = async (desk: Desk, title: string) => {
  const { groups } = (await desk.admin.call(listOrders)).ok;
  const items = groups.flatMap((group) => group.orders.flatMap((order) => order.items));
  const item = items.find((offered) => offered.item_title === title);
  if (!item) throw new Error(`${title} was not ordered`);
  return item;
};

test("a courtesy is free with a reason and a manager, its cost stays on record", async () => {
  const desk = await aDesk();
  await desk.open();
  const orderId = await desk.sendReadyOrder();
  const params = { itemId: (await itemOf(desk, "Cerveza")).id };
  const free = (rest: object = {}) =>
    desk.cashier.call(giveCourtesy, { params, body: { reason: "Cumpleaños", ...rest }, headers: aKey() });
  const refused = await free();
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { title: "Cerveza", pieces: 1, amount: 3, reason: "Cumpleaños" },
  });
  const approval = await desk.approval(refused);
  expect((await free({ approval })).status).toBe(200);
  expect((await free()).error.code).toBe("courtesy_refused");
  expect((await itemOf(desk, "Cerveza")).courtesy).toEqual({ price: 300, reason: "Cumpleaños" });
  const { summary } = (await desk.cashier.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  expect(summary.total).toBe(676);
  const paid = (await desk.cashier.call(payOrders, { body: await desk.payBody([orderId]) })).ok;
  expect(paid.receipt.lines.filter((line) => line.is_courtesy)).toMatchObject([
    { title: "Cerveza", line_total: 0 },
  ]);
  expect((await free()).error.code).toBe("courtesy_refused");
  expect((await desk.manager.call(listCourtesies)).ok).toMatchObject({
    worth: 300,
    rows: [
      { title: "Cerveza", quantity: 1, worth: 300, reason: "Cumpleaños", approved_by: "Persona de prueba" },
    ],
  });
  const gone = await desk.cashier.call(removeCourtesy, { params, headers: aKey() });
  expect(gone.error.code).toBe("courtesy_gone");
});

test("one of two pupusas is given, and taken back: it costs again what it cost", async () => {
  const desk = await aDesk();
  const orderId = await desk.sendReadyOrder();
  const total = async () =>
    (await desk.admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok.summary.total;
  const pupusas = await itemOf(desk, "Pupusa de queso");
  const give = (of: number) =>
    desk.admin.call(giveCourtesy, {
      params: { itemId: pupusas.id },
      body: { reason: "Se tardó", part: { quantity: 1, of } },
      headers: aKey(),
    });
  expect((await give(3)).error.code).toBe("line_changed");
  expect((await give(2)).status).toBe(200);
  expect(await total()).toBe(976 - pupusas.price);
  const [row] = await desk.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and courtesy_id is not null",
  );
  const params = { itemId: row?.id ?? toId<"OrderLine">(1) };
  const back = () => desk.admin.call(removeCourtesy, { params, headers: aKey() });
  expect((await back()).status).toBe(200);
  expect(await total()).toBe(976);
  expect((await back()).error.code).toBe("courtesy_gone");
  expect((await desk.admin.call(listCourtesies)).ok.rows).toEqual([]);
  const acts = await desk.rows<{ action: string }>(
    "select action from audit_entries where tenant_id = $1 and action like 'order_line.courtesy%' order by id",
  );
  expect(acts.map(({ action }) => action)).toEqual(["order_line.courtesy", "order_line.courtesy_removed"]);
});

const acts = ["give", "takeBack", "move", "void", "undo"] as const;
const figure = fc.nat({ max: 50 });
const { times } = inject("chance");
/** Something is given first, so that there is always something to split, move, void and take back. */
const gift = fc.record({ act: fc.constant("give" as const), which: figure, many: figure });
const steps = fc.array(fc.record({ act: fc.constantFrom(...acts), which: figure, many: figure }), {
  minLength: 5,
  maxLength: 16,
});
type Step = { act: (typeof acts)[number]; which: number; many: number };

interface Line {
  id: OrderLineId;
  order_id: OrderId;
  quantity: number;
  status: string;
  price: number;
  given: number | null;
}

const linesOf = (desk: Desk) =>
  desk.rows<Line>(
    `select l.id, l.order_id, l.quantity, l.status, l.unit_price_cents as price, c.unit_price_cents as given
     from order_lines l left join courtesies c on c.tenant_id = $1 and c.id = l.courtesy_id
     where l.tenant_id = $1 order by l.id`,
  );

/** One step by the admin, refused or not. */
async function take(desk: Desk, { act, which, many }: Step, changes: AccountChangeId[]): Promise<number> {
  const lines = (await linesOf(desk)).filter((line) => line.status !== "cancelled");
  const line = lines[which % lines.length];
  if (!line) return 409;
  const { admin, small } = desk;
  const part = { quantity: 1 + (many % line.quantity), of: line.quantity };
  const params = { itemId: line.id };
  const parts = [{ ...params, ...part }];
  switch (act) {
    case "give": {
      const body = { reason: "Cortesía de la casa", part };
      return (await admin.call(giveCourtesy, { params, body, headers: aKey() })).status;
    }
    case "takeBack":
      return (await admin.call(removeCourtesy, { params, headers: aKey() })).status;
    case "void": {
      const body = { orderId: line.order_id, lines: parts, reason: "other" as const };
      return (await admin.call(voidLines, { body, headers: aKey() })).status;
    }
    case "move": {
      const tableId = small.tables[many % small.tables.length] ?? small.tables[0];
      const reply = await admin.call(moveLines, {
        body: { lines: parts, target: { tableId } },
        headers: aKey(),
      });
      if (reply.status === 200) changes.push(reply.ok.change_id);
      return reply.status;
    }
    case "undo": {
      const changeId = changes.pop();
      if (changeId === undefined) return 409;
      return (await admin.call(undoAccountChange, { body: { changeId }, headers: aKey() })).status;
    }
  }
}

test("however dishes are given and taken back, each costs what it cost or nothing", async () => {
  await fc.assert(
    fc.asyncProperty(gift, steps, async (first, laterSteps) => {
      const desk = await aDesk();
      await desk.sendOrder();
      const worth = (lines: readonly Line[]) =>
        lines.reduce((sum, line) => sum + line.quantity * (line.given ?? line.price), 0);
      const before = worth(await linesOf(desk));
      const changes: AccountChangeId[] = [];
      expect(await take(desk, first, changes)).toBe(200);
      for (const step of laterSteps) expect([200, 409]).toContain(await take(desk, step, changes));
      const lines = await linesOf(desk);
      expect(worth(lines)).toBe(before);
      expect(lines.filter((line) => line.given !== null && line.price !== 0)).toEqual([]);
      const free = lines.filter((line) => line.given !== null && line.status !== "cancelled");
      const report = (await desk.admin.call(listCourtesies)).ok;
      expect(report.worth).toBe(worth(free));
      const pieces = (rows: readonly { quantity: number }[]) =>
        rows.reduce((sum, row) => sum + row.quantity, 0);
      expect(pieces(report.rows)).toBe(pieces(free));
      const voids = (await desk.admin.call(readReportBy, { query: { by: "void", type: "today" } })).ok.rows;
      const voided = lines.filter(({ status }) => status === "cancelled");
      expect(voids.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        voided.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
      );
    }),
    { numRuns: 8 * times },
  );
});
