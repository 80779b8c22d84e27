import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { paymentSummary, payPart } from "../../../contract/payments.ts";
import type { OrderId } from "../../../domain/ids.ts";
import { aFloor, aKey, type Floor } from "../../testing/floor.ts";
import { backendsGone, killableProcesses } from "../../testing/killed-process.ts";

/** Milliseconds after the requests left at which the process is killed: before, in the middle of and after their work. */
const moments = inject("chance").times === 1 ? [6, 12, 20] : [0, 3, 6, 9, 12, 16, 20, 40];
const aProcess = killableProcesses();

function partBody(floor: Floor, orderId: OrderId, expected: number, amount: number) {
  return {
    uuid: randomUUID(),
    orderIds: [orderId],
    expectedBalance: expected / 100,
    part: { kind: "amount", amount: amount / 100 } as const,
    tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount: amount / 100 }],
  };
}

test(
  "killed between any two steps of paying, the server loses nothing and doubles nothing",
  async () => {
    const floor = await aFloor();
    for (const moment of moments) {
      const orders = [await floor.sendReadyOrder(), await floor.sendReadyOrder()];
      const { child, post } = await aProcess(floor);
      const sent = await Promise.all(
        orders.map(async (orderId) => {
          const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds: [orderId] } });
          return partBody(floor, orderId, ok.balance, 400);
        }),
      );
      const answers = sent.map((body) => post(floor.admin, payPart.path, body, aKey()));
      await new Promise((resolve) => setTimeout(resolve, moment));
      child.kill("SIGKILL");
      const statuses = await Promise.all(answers);
      await backendsGone(floor);
      for (const [index, body] of sent.entries()) {
        const kept = await writtenOf(floor, body.uuid);
        // All of it or nothing; what was answered is there.
        expect([0, 1]).toContain(kept.invoices);
        expect(kept).toEqual({ invoices: kept.invoices, payments: kept.invoices, documents: kept.invoices });
        if (statuses[index] === 200) expect(kept.invoices).toBe(1);
        const again = await floor.admin.call(payPart, { body, headers: aKey() });
        expect(again.ok.balance).toBe(body.expectedBalance * 100 - 400);
        expect((await writtenOf(floor, body.uuid)).invoices).toBe(1);
      }
    }
    const [numbers] = await floor.rows(
      `select count(*)::integer as invoices, max(invoice_no)::integer as last, sum(total_cents)::integer as total
      from invoices where tenant_id = $1`,
    );
    const paid = moments.length * 2;
    expect(numbers).toEqual({ invoices: paid, last: paid, total: paid * 400 });
  },
  60_000 * inject("chance").times,
);

interface Written {
  readonly invoices: number;
  readonly payments: number;
  readonly documents: number;
}

async function writtenOf(floor: Floor, uuid: string): Promise<Written> {
  const [row] = await floor.rows<Written>(
    `select count(*)::integer as invoices,
       count((select 1 from payments p where p.tenant_id = $1 and p.invoice_id = i.id))::integer as payments,
       count((select 1 from documents d where d.tenant_id = $1 and d.invoice_id = i.id))::integer as documents
     from invoices i where tenant_id = $1 and client_uuid = $2`,
    uuid,
  );
  if (!row) throw new Error("A count gives a row");
  return row;
}
