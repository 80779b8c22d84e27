/** @module-tag further */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { killableProcesses, killMoments } from "#app/server/testing/killed/killed-process.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { paymentSummary, payPart } from "../contract/payments.ts";

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

test.each(killMoments)(
  "killed %s the commit of payments, the server loses nothing and doubles nothing",
  async (moment) => {
    const floor = await aFloor();
    const orders = [await floor.sendReadyOrder(), await floor.sendReadyOrder()];
    const sent = await Promise.all(
      orders.map(async (orderId) => {
        const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds: [orderId] } });
        return partBody(floor, orderId, ok.balance, 400);
      }),
    );
    const { post, killHolding } = await aProcess(floor, moment);
    const answers = sent.map((body) => post(floor.admin, payPart.path, body, aKey()));
    // Two payments of one restaurant take their numbers one after the other: the second waits for the first's commit.
    await killHolding(moment === "before" ? 1 : 2);
    expect(await Promise.all(answers)).toEqual([null, null]);
    const each = moment === "before" ? 0 : 1;
    for (const body of sent) {
      expect(await writtenOf(floor, body.uuid)).toEqual({ invoices: each, payments: each, documents: each });
      const again = await floor.admin.call(payPart, { body, headers: aKey() });
      expect(again.ok.balance).toBe(body.expectedBalance * 100 - 400);
      expect((await writtenOf(floor, body.uuid)).invoices).toBe(1);
    }
    const [numbers] = await floor.rows(
      `select count(*)::integer as invoices, max(invoice_no)::integer as last, sum(total_cents)::integer as total
      from invoices where tenant_id = $1`,
    );
    expect(numbers).toEqual({ invoices: 2, last: 2, total: 800 });
  },
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
