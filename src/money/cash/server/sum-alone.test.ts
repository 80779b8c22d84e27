import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, countOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import type { Person } from "#app/server/testing/sessions.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { required } from "#platform/server/http/app-error.ts";
import { openCashSession } from "../contract/cash.ts";

const closeBySum = (who: Person, sessionId: number, total: number) =>
  who.call(closeCashSession, {
    params: { sessionId },
    body: { counts: [], total, methods: [], difference_reason: null },
    headers: aKey(),
  });

test("a drawer is opened and closed by the sum of its cash alone", async () => {
  const desk = await aDesk();
  const opening = { uuid: randomUUID(), drawer_id: desk.drawerId, difference_reason: null };
  const twice = { ...opening, counts: countOf(50), total: 50 };
  expect((await desk.cashier.call(openCashSession, { body: twice, headers: aKey() })).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "total" }],
  });
  const body = { ...opening, counts: [], total: 50 };
  const opened = (await desk.cashier.call(openCashSession, { body, headers: aKey() })).ok;
  const session = required(opened.session_id, "the session that was opened");
  const closed = await closeBySum(desk.cashier, session, 49);
  expect(closed.ok).toMatchObject({ difference: -100, z_no: 1 });
  const {
    opening: begun,
    closing,
    counts,
    figures,
  } = (await desk.manager.call(readCashSession, { params: { sessionId: session } })).ok;
  expect(begun?.counts).toEqual([]);
  expect(figures.float).toBe(5_000);
  expect(closing).toMatchObject({ counted: 4_900, difference: -100, counts: [] });
  expect(counts.map(({ counted, pieces }) => [counted, pieces])).toEqual([[4_900, []]]);
});

test("another sum is another count, which needs a reason and a manager", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await closeBySum(desk.cashier, session, 40);
  const again = await closeBySum(desk.cashier, session, 50);
  expect(again.error).toMatchObject({ code: "invalid_input", fields: [{ field: "recount_reason" }] });
});
