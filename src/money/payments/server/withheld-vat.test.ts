import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, type Floor, type PayBody } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aDistrictCompany, issueIn, workOff } from "#app/server/testing/ministry/issuing-actions.ts";
import { readInvoiceToRefund, sendRefund } from "#app/server/testing/refund.ts";
import { readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { readInvoiceOrders } from "#money/invoices/contract/invoices.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import { payOrders, payPart, prevalidateCcf } from "../contract/payments.ts";

const agent = { ...aDistrictCompany, withholdsVat: true };
const asAgent = { invoiceType: "CREDITO_FISCAL", receptor: agent } as const;

/** 195.20, of which 119.60 are taxed, without IVA. */
async function aBanquet(floor: IssuingFloor): Promise<OrderId> {
  const id = await floor.sendReadyOrder();
  await floor.rows(
    "update order_lines set unit_price_cents = unit_price_cents * 20 where tenant_id = $1 and order_id = $2 returning 1",
    id,
  );
  return id;
}

async function anIssuer(generation: string, on?: Floor): Promise<IssuingFloor> {
  const floor = await issuingOn(on ?? (await aFloor()));
  await issueIn(floor, generation, "01", "03", "05");
  return floor;
}

async function pay(floor: IssuingFloor, orderId: OrderId, rest: Partial<PayBody> = {}) {
  const body = await floor.payBody([orderId], { ...asAgent, ...rest });
  return floor.admin.call(payOrders, { body, headers: aKey() });
}

async function sealed(floor: IssuingFloor) {
  const made = (await floor.documents()).at(-1);
  expect(made?.problems).toBeNull();
  if (made) await floor.deliver(made.id);
  return (await floor.documents()).at(-1);
}

test.each(["2022-12", "2026-07"])(
  "what a large taxpayer keeps back of a crédito fiscal is not paid (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    const orderId = await aBanquet(floor);
    const told = await floor.admin.call(prevalidateCcf, { body: { orderIds: [orderId], receptor: agent } });
    expect(told.ok.withheld).toBe(120);
    const whole = 19_520;
    const short = await pay(floor, orderId, { received: 193.99 });
    expect(short.error.fields).toMatchObject([{ field: "received", code: "received_too_little" }]);
    expect((await pay(floor, orderId, { withheld: 1 })).error.fields).toMatchObject([{ field: "withheld" }]);
    const { ok } = await pay(floor, orderId, { received: 200, tipAmount: 5, withheld: 1.2 });
    expect(ok.receipt).toMatchObject({
      withheldTotal: 120,
      payableTotal: whole + 500 - 120,
      change: 20_000 - (whole + 500 - 120),
      payments: [{ amount: whole - 120, tip: 500 }],
    });
    expect(await sealed(floor)).toMatchObject({
      state: "sealed",
      kind: "03",
      withheld_cents: 120,
      to_pay_cents: whole + 500 - 120,
    });
    const body = { invoiceId: ok.invoice_id };
    const page = await floor.admin.call(readInvoiceOrders, { body });
    expect(page.ok).toMatchObject({ total: whole, tipTotal: 500, withheldTotal: 120 });
  },
);

const onFactura = { invoiceType: "CONSUMIDOR_FINAL", receptor: agent } as const;

test.each(["2022-12", "2026-07"])(
  "1 % of a factura is kept back, of its price without IVA (%s)",
  async (generation) => {
    const floor = await anIssuer(generation);
    const orderId = await aBanquet(floor);
    const asked = { orderIds: [orderId], ...onFactura };
    const told = (await floor.admin.call(prevalidateCcf, { body: asked })).ok;
    expect(told).toMatchObject({ invoice_type: "CONSUMIDOR_FINAL", withheld: 120 });
    expect((await pay(floor, orderId, { ...onFactura, withheld: 0 })).error.fields).toMatchObject([
      { field: "withheld" },
    ]);
    const { ok } = await pay(floor, orderId, { ...onFactura, withheld: 1.2 });
    expect(ok.receipt).toMatchObject({ withheldTotal: 120, payableTotal: 19_400 });
    expect(await sealed(floor)).toMatchObject({
      kind: "01",
      state: "sealed",
      total_cents: 19_520,
      withheld_cents: 120,
      to_pay_cents: 19_400,
    });
    const [signed] = await floor.rows<{ text: Buffer }>(
      "select text from tax_document_texts where tenant_id = $1",
    );
    const { resumen } = JSON.parse(gunzipSync(required(signed, "a signed text").text).toString());
    expect(resumen).toMatchObject({
      [generation === "2022-12" ? "ivaRete1" : "ivaRete"]: 1.2,
      montoTotalOperacion: 195.2,
      totalPagar: 194,
    });
  },
);

test("a refund of a factura gives its share back, and the rest is a factura of its own", async () => {
  const floor = await anIssuer("2026-07");
  const { ok } = await pay(floor, await aBanquet(floor), onFactura);
  await sealed(floor);
  const { lines } = await readInvoiceToRefund(floor.admin, ok.invoice_id);
  const taxed = lines.find(({ tax }) => tax > 0);
  const { ok: back } = await sendRefund(floor.admin, {
    uuid: randomUUID(),
    invoice_id: ok.invoice_id,
    lines: [{ id: taxed?.id ?? 0, quantity: 1 }] as never,
    refunded_before: 0,
    payment_type_id: floor.small.paymentTypes.card,
    reason: "Frío",
    returns_stock: false,
    returns_tip: false,
  });
  expect(back.withheld).toBeGreaterThan(0);
  await workOff(floor);
  const rest = (await floor.documents()).find(({ state, kind }) => state === "sealed" && kind === "01");
  expect(rest).toMatchObject({ problems: null, total_cents: 19_520 - back.amount });
});

test("who withholds on a factura is named by a NIT", async () => {
  const floor = await anIssuer("2022-12");
  const orderId = await floor.sendReadyOrder();
  const by = async (receptor: object) =>
    (await pay(floor, orderId, { ...onFactura, receptor: { ...agent, nrc: null, ...receptor } })).error
      .fields;
  expect(await by({ tipoDocumento: "13", numDocumento: "04567890-3" })).toMatchObject([
    { field: "receptor.tipoDocumento", code: "withholder_without_nit" },
  ]);
  expect(await by({ numDocumento: null })).toMatchObject([
    { field: "receptor.numDocumento", code: "withholder_without_nit" },
  ]);
});

test("nothing is kept back without who withholds or below 100.00 without IVA", async () => {
  const floor = await anIssuer("2022-12");
  const other = { ...onFactura, receptor: { ...agent, withholdsVat: false } };
  expect((await pay(floor, await aBanquet(floor), other)).ok.receipt.withheldTotal).toBe(0);
  for (const as of [asAgent, onFactura])
    expect((await pay(floor, await floor.sendReadyOrder(), as)).ok.receipt.withheldTotal).toBe(0);
  await floor.rows("update fiscal_settings set is_large_taxpayer = true where tenant_id = $1 returning 1");
  for (const as of [asAgent, onFactura])
    expect((await pay(floor, await aBanquet(floor), as)).ok.receipt.withheldTotal).toBe(0);
  expect(await sealed(floor)).toMatchObject({ state: "sealed", withheld_cents: 0 });
});

test("of a part, by several tenders that add up to what is left to pay", async () => {
  const floor = await anIssuer("2026-07");
  const orderId = await aBanquet(floor);
  const payment = (card: number) => ({
    uuid: randomUUID(),
    orderIds: [orderId],
    expectedBalance: 195.2,
    part: { kind: "rest" as const },
    tenders: [
      { uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount: 100 },
      { uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.card, amount: card, tip: 3 },
    ],
    ...asAgent,
  });
  const refused = await floor.admin.call(payPart, { body: payment(95.2), headers: aKey() });
  expect(refused.error.fields).toMatchObject([{ field: "tenders", code: "amounts_differ" }]);
  const { ok } = await floor.admin.call(payPart, { body: payment(94), headers: aKey() });
  expect(ok.balance).toBe(0);
  expect(await sealed(floor)).toMatchObject({ state: "sealed", withheld_cents: 120, to_pay_cents: 19_700 });
});

test.each(["2022-12", "2026-07"])(
  "what goes back has its share of what was kept back (%s)",
  async (generation) => {
    const desk = await aDesk();
    const session = await desk.open(desk.admin);
    const floor = await anIssuer(generation, desk);
    const inDrawer = async () =>
      (await desk.admin.call(readCashSession, { params: { sessionId: session } })).ok;
    const { ok } = await pay(floor, await aBanquet(floor));
    await sealed(floor);
    expect((await inDrawer()).figures.takings?.expected_cash).toBe(5_000 + 19_520 - 120);
    let withheld = 0;
    let paidOut = 0;
    for (;;) {
      const invoice = await readInvoiceToRefund(floor.admin, ok.invoice_id);
      const line = invoice.lines.find(({ quantity, refunded }) => refunded < quantity);
      if (!line) break;
      const { ok: back } = await sendRefund(floor.admin, {
        uuid: randomUUID(),
        invoice_id: ok.invoice_id,
        lines: [{ id: line.id, quantity: 1 }],
        refunded_before: decimalFromCents(invoice.refunded),
        payment_type_id: floor.small.paymentTypes.cash,
        reason: "Frío",
        returns_stock: false,
        returns_tip: false,
      });
      withheld += back.withheld;
      paidOut += back.amount - back.withheld;
    }
    expect([withheld, paidOut]).toEqual([120, 19_520 - 120]);
    expect((await inDrawer()).figures.takings?.expected_cash).toBe(5_000);
    await workOff(floor);
    const notes = (
      await floor.rows<{ kind: string; problems: unknown; withheld_cents: number }>(
        "select kind, problems, withheld_cents from tax_documents where tenant_id = $1",
      )
    ).filter(({ kind }) => kind === "05");
    expect(notes.map(({ problems }) => problems)).toEqual(notes.map(() => null));
    const credited = notes.reduce((sum, note) => sum + note.withheld_cents, 0);
    // Each note rounds for itself.
    expect(Math.abs(credited - 120)).toBeLessThanOrEqual(notes.length);
  },
);
