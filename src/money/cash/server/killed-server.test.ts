/** @module-tag further */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, countOf, type Desk, openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { fewKillMoments, killableProcesses } from "#app/server/testing/killed/killed-process.ts";
import type { Reply } from "#app/server/testing/test-server.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { moveCash, openCashSession } from "../contract/cash.ts";

const aProcess = killableProcesses();

interface Step {
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
  /** The same request once more, as the screen sends it when no answer came. */
  again(): Promise<Pick<Reply<typeof moveCash>, "status" | "raw">>;
}

/** Everything that a cash session leaves in the database. */
async function writtenOf(desk: Desk) {
  const [row] = await desk.rows<Record<string, number>>(
    `select (select count(*)::integer from cash_sessions where tenant_id = $1) as sessions,
      (select count(*)::integer from cash_sessions where tenant_id = $1 and closed_at is not null) as closed,
      (select count(*)::integer from cash_movements where tenant_id = $1) as movements,
      (select count(*)::integer from cash_closings where tenant_id = $1) as closings,
      (select count(distinct cash_session_id)::integer from cash_counts where tenant_id = $1) as counted,
      (select count(*)::integer from cash_method_counts where tenant_id = $1) as methods,
      (select coalesce(max(value), 0)::integer from counters where tenant_id = $1 and series = 'cash_closing') as z,
      (select count(*)::integer from audit_entries where tenant_id = $1 and subject = 'cash_session') as audits`,
  );
  if (!row) throw new Error("A count gives a row");
  return row;
}

/** What must be there after so many of the five steps. */
function expected(steps: number) {
  const closed = steps === 5 ? 1 : 0;
  return {
    sessions: Math.min(1, steps),
    movements: Math.min(3, Math.max(0, steps - 1)),
    closed,
    closings: closed,
    counted: closed,
    methods: closed,
    z: closed,
    // A close is two: the count that is kept, then the Z.
    audits: steps + closed,
  };
}

function stepsOf(desk: Desk): ((session: number) => Step)[] {
  const { cashier } = desk;
  const opening = () => {
    const [body, headers] = [openingOf(desk.drawerId), aKey()];
    const again = () => cashier.call(openCashSession, { body, headers });
    return { path: openCashSession.path, body, headers, again };
  };
  const moving = (kind: "pay_in" | "pay_out" | "drop", amount: number) => (sessionId: number) => {
    const [body, headers] = [{ uuid: randomUUID(), kind, amount, reason: "prueba" }, aKey()];
    const path = moveCash.path.replace(":sessionId", String(sessionId));
    return {
      path,
      body,
      headers,
      again: () => cashier.call(moveCash, { params: { sessionId }, body, headers }),
    };
  };
  const closing = (sessionId: number) => {
    const { card } = desk.small.paymentTypes;
    const methods = [{ payment_type_id: card, taken: 0.5, given_back: 0, vouchers: 1 }];
    // 50.00 + 10.00 − 3.25 − 20.00
    const [body, headers] = [{ counts: countOf(36.75), methods, difference_reason: null }, aKey()];
    const path = closeCashSession.path.replace(":sessionId", String(sessionId));
    const again = () => cashier.call(closeCashSession, { params: { sessionId }, body, headers });
    return { path, body, headers, again };
  };
  return [opening, moving("pay_in", 10), moving("pay_out", 3.25), moving("drop", 20), closing];
}

/** A desk that has gone through the steps before this one. */
async function deskBefore(index: number): Promise<{ desk: Desk; step: Step; sessionId: number }> {
  const desk = await aDesk();
  const steps = stepsOf(desk);
  let sessionId = 0;
  for (const makeStep of steps.slice(0, index)) {
    const { raw } = await makeStep(sessionId).again();
    if (sessionId === 0) sessionId = (JSON.parse(raw) as { session_id: number }).session_id;
  }
  return { desk, sessionId, step: required(steps[index], "a step of the five")(sessionId) };
}

test.each(fewKillMoments)(
  "killed %s the commit of a step of a cash session, the server loses nothing",
  async (moment) => {
    const waiting = await Promise.all([0, 1, 2, 3, 4].map(deskBefore));
    const [{ desk: anyDesk }] = waiting as [(typeof waiting)[number]];
    const { post, killHolding } = await aProcess(anyDesk, moment);
    const answers = waiting.map(({ desk, step }) => post(desk.cashier, step.path, step.body, step.headers));
    await killHolding(waiting.length);
    expect(await Promise.all(answers)).toEqual(waiting.map(() => null));
    for (const [index, { desk, step }] of waiting.entries()) {
      expect(await writtenOf(desk)).toEqual(expected(moment === "before" ? index : index + 1));
      const answer = await step.again();
      expect(answer.status).toBe(200);
      expect(await writtenOf(desk)).toEqual(expected(index + 1));
      expect(JSON.parse((await step.again()).raw)).toEqual(JSON.parse(answer.raw));
      expect(await writtenOf(desk)).toEqual(expected(index + 1));
    }
    const { desk, sessionId } = required(waiting[4], "the desk that closes");
    const params = { sessionId: toId<"CashSession">(sessionId) };
    const z = (await desk.cashier.call(readCashSession, { params })).ok;
    expect(z.closing).toMatchObject({ z_no: 1, counted: 3_675, difference: 0 });
    expect(z.closing?.methods).toMatchObject([{ expected: 0, counted: 50, difference: 50, vouchers: 1 }]);
  },
);
