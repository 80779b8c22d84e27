import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { moveCash, openCashSession } from "../../../contract/cash.ts";
import { closeCashSession, readCashSession } from "../../../contract/cash-reports.ts";
import { aDesk, countOf, type Desk } from "../../testing/cash-desk.ts";
import { aKey } from "../../testing/floor.ts";
import { backendsGone, killableProcesses } from "../../testing/killed-process.ts";
import type { Reply } from "../../testing/test-server.ts";

/** Milliseconds after the request left at which the process is killed: before, in the middle of and after its work. */
const moments = inject("chance").times === 1 ? [8, 16] : [0, 4, 8, 12, 16, 24, 40];
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

/** What must be there after so many steps of a cycle of five, on top of whole cycles. */
function expected(cycles: number, steps: number) {
  const closed = cycles + (steps === 5 ? 1 : 0);
  return {
    sessions: cycles + (steps > 0 ? 1 : 0),
    movements: cycles * 3 + Math.min(3, Math.max(0, steps - 1)),
    closed,
    closings: closed,
    counted: closed,
    methods: closed,
    z: closed,
    audits: cycles * 5 + steps,
  };
}

async function killedAt(desk: Desk, moment: number, { path, body, headers }: Step): Promise<number | null> {
  const { child, post } = await aProcess(desk);
  const answer = post(desk.cashier, path, body, headers);
  await new Promise((resolve) => setTimeout(resolve, moment));
  child.kill("SIGKILL");
  const status = await answer;
  await backendsGone(desk);
  return status;
}

function stepsOf(desk: Desk): ((session: number) => Step)[] {
  const { cashier } = desk;
  const opening = () => {
    const [body, headers] = [{ uuid: randomUUID(), drawer_id: desk.drawerId, float: 50 }, aKey()];
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

test(
  "killed in any step of a cash session, the server loses nothing and doubles nothing",
  async () => {
    const desk = await aDesk();
    let session = 0;
    for (const [cycles, moment] of moments.entries()) {
      for (const [index, make] of stepsOf(desk).entries()) {
        const step = make(session);
        const status = await killedAt(desk, moment, step);
        const kept = await writtenOf(desk);
        // All of it or nothing; what was answered is there.
        const isDone = kept.audits === cycles * 5 + index + 1;
        expect(kept).toEqual(expected(cycles, index + (isDone ? 1 : 0)));
        if (status !== null) expect([status, isDone]).toEqual([200, true]);
        const answer = await step.again();
        expect(answer.status).toBe(200);
        expect(await writtenOf(desk)).toEqual(expected(cycles, index + 1));
        expect(JSON.parse((await step.again()).raw)).toEqual(JSON.parse(answer.raw));
        expect(await writtenOf(desk)).toEqual(expected(cycles, index + 1));
        if (index === 0) session = (JSON.parse(answer.raw) as { session_id: number }).session_id;
      }
      const z = (await desk.cashier.call(readCashSession, { params: { sessionId: session } })).ok;
      expect(z.closing).toMatchObject({ z_no: cycles + 1, counted: 3_675, difference: 0 });
      expect(z.closing?.methods).toMatchObject([{ expected: 0, counted: 50, difference: 50, vouchers: 1 }]);
    }
  },
  120_000 * inject("chance").times,
);
