import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { aDesk, countOf, type Desk, type Invoice } from "#app/server/testing/cash-desk.ts";
import { randomOf } from "#db/seeds/random.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import { toId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { moveCash } from "../contract/cash.ts";
import { cashInDrawer } from "./drawer-money.ts";

/** What is in the drawer and on vouchers of the session, in plain cents, and the invoices that can still be refunded. */
interface Model {
  drawer: number;
  vouchers: number;
  readonly open: Invoice[];
}

const SALE = 976;

async function sell(desk: Desk, model: Model, inCash: boolean, tip: number): Promise<void> {
  const { cash, card } = desk.small.paymentTypes;
  const rest = { selectedPaymentType: inCash ? cash : card, tipAmount: tip / 100 };
  model.open.push(await desk.sell(desk.admin, rest));
  if (inCash) model.drawer += SALE + tip;
  else model.vouchers += SALE + tip;
}

async function move(
  desk: Desk,
  model: Model,
  session: number,
  kind: "pay_in" | "pay_out" | "drop",
  amount: number,
) {
  const body = { uuid: randomUUID(), kind, amount: amount / 100, reason: "prueba" };
  expect((await desk.admin.call(moveCash, { params: { sessionId: session }, body })).status).toBe(200);
  model.drawer += kind === "pay_in" ? amount : -amount;
}

async function refundOnePiece(desk: Desk, model: Model): Promise<void> {
  const [invoice] = model.open;
  if (!invoice) return;
  const seen = (await desk.admin.call(readRefundable, { params: { invoiceId: invoice.id } })).ok;
  const line = seen.lines.find((sold) => sold.refunded < sold.quantity);
  if (!line) {
    expect(seen.refunded).toBe(SALE);
    model.open.shift();
    return;
  }
  const body = {
    uuid: randomUUID(),
    invoice_id: invoice.id,
    lines: [{ id: line.id, quantity: 1 }],
    refunded_before: decimalFromCents(seen.refunded),
    payment_type_id: desk.small.paymentTypes.cash,
    reason: "prueba",
    returns_stock: false,
    returns_tip: false,
  };
  model.drawer -= (await desk.admin.call(refundSale, { body })).ok.amount;
}

const chance = inject("chance");
const seeds = Array.from({ length: 2 * chance.times }, (_, index) => chance.seed + index);

test.for(seeds)("random days: the drawer is what plain sums say, after every step (%i)", async (seed) => {
  const desk = await aDesk();
  await desk.rows("update inventory_items set quantity = 10000000 where tenant_id = $1");
  const random = randomOf(seed);
  const pick = (count: number) => Math.floor(random.next() * count);
  const model: Model = { drawer: 0, vouchers: 0, open: [] };
  for (const z of [1, 2, 3]) {
    const session = await desk.open(desk.admin, { float: model.drawer / 100 });
    const report = async () =>
      (await desk.admin.call(readCashSession, { params: { sessionId: session } })).ok.figures.takings
        ?.expected_cash;
    await move(desk, model, session, "pay_in", 20_000);
    for (let step = 0; step < 12; step += 1) {
      const what = pick(6);
      if (what <= 1) await sell(desk, model, what === 0, pick(3) * 50);
      else if (what <= 3) await refundOnePiece(desk, model);
      else await move(desk, model, session, what === 4 ? "pay_in" : "pay_out", 1 + pick(300));
      expect(await report()).toBe(model.drawer);
      // What may leave without a PIN is the same figure, by another sum.
      const inDrawer = desk.server.db.inTenant(desk.small.tenantId, (tx) => cashInDrawer(tx, toId(session)));
      expect(await inDrawer).toBe(model.drawer);
    }
    const methods = [
      {
        payment_type_id: desk.small.paymentTypes.card,
        taken: model.vouchers / 100,
        given_back: 0,
        vouchers: null,
      },
    ];
    const body = { counts: countOf(model.drawer / 100), methods, difference_reason: null };
    const { ok } = await desk.admin.call(closeCashSession, { params: { sessionId: session }, body });
    expect(ok).toMatchObject({ difference: 0, methods: [], z_no: z });
    model.vouchers = 0;
  }
});
