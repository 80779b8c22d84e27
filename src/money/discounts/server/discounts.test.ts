import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { createDiscountCode } from "#db/seeds/charge.ts";
import {
  paymentSummary,
  payOrders,
  payPart,
  undoPart,
  validateDiscount,
} from "#money/payments/contract/payments.ts";
import type { OrderId } from "#platform/domain/ids.ts";

type Code = Parameters<typeof createDiscountCode>[1];

const withCode = (floor: Floor, code: Code) =>
  floor.server.db.inTenant(floor.small.tenantId, (tx) => createDiscountCode(tx, code));
const usesOf = async (floor: Floor) =>
  (await floor.rows<{ times_used: number }>("select times_used from discount_codes where tenant_id = $1"))[0]
    ?.times_used;

async function discounted(floor: Floor, orderId: OrderId, discountCode: string) {
  const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds: [orderId], discountCode } });
  const { subtotal, tax_total, service_charge_total, total } = ok.summary;
  return {
    summary: ok,
    body: await floor.payBody([orderId], {
      discountCode,
      subTotal: subtotal / 100,
      taxTotal: tax_total / 100,
      serviceChargeTotal: service_charge_total / 100,
      total: total / 100,
    }),
  };
}

test("a code is told what it takes off, or why it cannot be used", async () => {
  const floor = await aFloor();
  const id = await withCode(floor, { code: "DIEZ", off: { percent: 1000 }, minOrder: 500, maxDiscount: 150 });
  await withCode(floor, { code: "AYER", off: { amount: 100 }, endDate: "2026-01-01" });
  const ask = (code: string, subtotal: number) =>
    floor.admin.call(validateDiscount, { body: { code, subtotal }, headers: { "accept-language": "es" } });
  expect((await ask(" diez ", 9.5)).ok).toEqual({
    discount_amount: 95,
    discount_code_id: id,
    code: "DIEZ",
    is_combinable: false,
  });
  expect((await ask("DIEZ", 99)).ok.discount_amount).toBe(150);
  expect((await ask("DIEZ", 4.99)).error).toMatchObject({
    code: "discount_invalid",
    message: "Este código de descuento no es válido. DIEZ: la cuenta debe llegar a $5.00; faltan $0.01.",
    details: { reasonCode: "minimum_not_reached" },
  });
  expect((await ask("AYER", 9)).error.details).toMatchObject({ reasonCode: "ended" });
  expect((await ask("NADA", 9)).error.details).toMatchObject({ reasonCode: "unknown" });
  expect((await ask("  ", 9)).error.code).toBe("invalid_input");
});

test("the payment takes it off the menu's prices and counts the use once", async () => {
  const floor = await aFloor();
  await withCode(floor, { code: "DIEZ", off: { percent: 1000 } });
  const orderId = await floor.sendReadyOrder();
  const { summary, body } = await discounted(floor, orderId, "diez");
  // 9.50 at the menu's prices less 0.95; IVA of 1.80 and inside of 4.05.
  expect(summary).toMatchObject({
    discounts: [{ kind: "code", amount: 95, code: "DIEZ" }],
    balance: 855 + 23,
    summary: { tax_total: 23 + 47, total: 878 },
    fiscal_totals: { items_total: 950, discount_total: 95, tax_total: 70, total: 878 },
  });
  const { ok } = await floor.admin.call(payOrders, { body });
  expect(ok.receipt).toMatchObject({
    discountTotal: 95,
    discountCode: "DIEZ",
    taxTotal: 70,
    payableTotal: 878,
  });
  expect(await usesOf(floor)).toBe(1);
  const [taxes] = await floor.rows(
    "select sum(base_cents + amount_cents)::integer as taxed from invoice_taxes where tenant_id = $1",
  );
  expect(taxes).toEqual({ taxed: 878 });
});

test("a code that stopped being valid after it was shown refuses the payment", async () => {
  const floor = await aFloor();
  await withCode(floor, { code: "DIEZ", off: { percent: 1000 } });
  const { body } = await discounted(floor, await floor.sendReadyOrder(), "DIEZ");
  await floor.rows("update discount_codes set is_active = false where tenant_id = $1 returning id");
  expect((await floor.admin.call(payOrders, { body })).error.code).toBe("discount_invalid");
  expect(await usesOf(floor)).toBe(0);
});

test("eight tables want the last use at once: one gets it", async () => {
  const floor = await aFloor();
  await withCode(floor, { code: "ULTIMO", off: { amount: 100 }, maxUses: 1 });
  const bodies = [];
  for (const _ of eight) bodies.push((await discounted(floor, await floor.sendReadyOrder(), "ULTIMO")).body);
  const replies = await Promise.all(
    bodies.map((body) => floor.admin.call(payOrders, { body, headers: aKey() })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(new Set(refused.map((reply) => reply.error.details?.reasonCode))).toEqual(new Set(["used_up"]));
  expect(await usesOf(floor)).toBe(1);
});

test("a bill in parts counts its code once and shares it out", async () => {
  const floor = await aFloor();
  await withCode(floor, { code: "UNO", off: { amount: 100 }, maxUses: 1 });
  const orderId = await floor.sendReadyOrder();
  const { summary } = await discounted(floor, orderId, "UNO");
  const part = (expected: number, amount: number) =>
    floor.admin.call(payPart, {
      body: {
        uuid: randomUUID(),
        orderIds: [orderId],
        discountCode: "UNO",
        expectedBalance: expected / 100,
        part: { kind: "amount", amount: amount / 100 },
        tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount: amount / 100 }],
      },
      headers: aKey(),
    });
  const first = await part(summary.balance, 400);
  const second = await part(summary.balance - 400, 100);
  expect(await usesOf(floor)).toBe(1);
  for (const { ok } of [first, second])
    await floor.admin.call(undoPart, {
      body: { uuid: randomUUID(), invoiceId: ok.invoice_id, reason: "Prueba" },
      headers: aKey(),
    });
  expect(await usesOf(floor)).toBe(0);
  await part(summary.balance, 400);
  await part(summary.balance - 400, summary.balance - 400);
  const [sums] = await floor.rows(
    `select sum(discount_cents)::integer as discount, sum(total_cents)::integer as total from invoices i
      where tenant_id = $1 and not exists
        (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)`,
  );
  expect(sums).toEqual({ discount: 100, total: summary.balance });
  expect(await usesOf(floor)).toBe(1);
});
