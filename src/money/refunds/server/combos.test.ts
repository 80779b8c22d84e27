import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aCombo } from "#app/server/testing/combo.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { previewItems } from "#money/fiscal-test/contract/fiscal-preview.ts";
import { paymentSummary, payOrders, payPart } from "#money/payments/contract/payments.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";

/** Three combos with beer (6.00 each, of which 2.29 untaxed) and a horchata, ready to be charged: 19.50. */
async function aReadyCombo() {
  const desk = await aDesk();
  await desk.open();
  const { line, meat, beer } = await aCombo(desk);
  const { horchata } = desk.small.items;
  const cart = aCart([
    line({ choices: [meat, beer], price: 6, quantity: 3 }),
    aLine({ id: horchata.id, price: 1.5 }),
  ]);
  const { orderId } = (await desk.send(cart)).ok;
  await desk.admin.call(completeOrders, { body: { orderIds: [orderId] } });
  return { desk, orderId };
}

const summaryOf = async (desk: Desk, orderId: Awaited<ReturnType<typeof aReadyCombo>>["orderId"]) =>
  (await desk.admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;

test("a paid combo: its parts on invoice and receipt add up", async () => {
  const { desk, orderId } = await aReadyCombo();
  const paid = (await desk.admin.call(payOrders, { body: await desk.payBody([orderId]), headers: aKey() }))
    .ok;
  expect(paid.receipt.payableTotal).toBe(1950);
  const combos = paid.receipt.lines.map(({ combo, line_total }) => [combo?.title ?? null, line_total]);
  expect(combos).toEqual([
    ["Combo típico", 1113],
    ["Combo típico", 687],
    [null, 150],
  ]);
  const invoice = await readInvoiceToRefund(desk.admin, paid.invoice_id);
  const [meat, beer] = invoice.lines;
  if (!meat || !beer) throw new Error("The parts are on the invoice");
  const refund = async (lines: { id: typeof meat.id; quantity: number }[], before: number) =>
    sendRefund(desk.admin, { ...(await refundBody(desk, paid.invoice_id)), lines, refunded_before: before });
  const uneven = [
    { id: meat.id, quantity: 1 },
    { id: beer.id, quantity: 2 },
  ];
  expect((await refund(uneven, 0)).error.code).toBe("combo_kept_together");
  expect((await refund([{ id: beer.id, quantity: 1 }], 0)).ok.amount).toBe(600);
  expect((await refund([{ id: meat.id, quantity: 2 }], 6)).ok.amount).toBe(1200);
  const after = await readInvoiceToRefund(desk.admin, paid.invoice_id);
  expect(after.lines.map(({ quantity, refunded }) => quantity - refunded)).toEqual([0, 0, 1]);
  expect(after.refunds[0]?.lines).toMatchObject([
    { title: "Carne asada", combo: { title: "Combo típico" } },
    { title: "Cerveza", combo: { title: "Combo típico" } },
  ]);
});

test("one of three combos is paid by a part, the rest by another guest: all of it", async () => {
  const { desk, orderId } = await aReadyCombo();
  const { lines, balance } = await summaryOf(desk, orderId);
  expect(balance).toBe(1950);
  const [meat, beer] = lines;
  if (!meat || !beer) throw new Error("The parts are to be paid");
  const third = { numerator: 1, denominator: 3 };
  const part = (asked: { order_line_id: typeof meat.order_line_id; portion: typeof third }[]) => ({
    uuid: randomUUID(),
    orderIds: [orderId],
    expectedBalance: 19.5,
    part: { kind: "lines" as const, lines: asked },
    tenders: [{ uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 6 }],
  });
  const pay = (body: ReturnType<typeof part>) => desk.admin.call(payPart, { body, headers: aKey() });
  const uneven = [
    { order_line_id: meat.order_line_id, portion: third },
    { order_line_id: beer.order_line_id, portion: { numerator: 2, denominator: 3 } },
  ];
  expect((await pay(part(uneven))).error.code).toBe("combo_kept_together");
  const first = (await pay(part([{ order_line_id: beer.order_line_id, portion: third }]))).ok;
  expect(first.receipt.lines.map(({ title, line_total }) => [title, line_total])).toEqual([
    ["Carne asada", 371],
    ["Cerveza", 229],
  ]);
  expect(first.balance).toBe(1350);
  const left = (await summaryOf(desk, orderId)).lines;
  const rest = {
    ...part(left.map(({ order_line_id, portion_left }) => ({ order_line_id, portion: portion_left }))),
    expectedBalance: 13.5,
    tenders: [{ uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 13.5 }],
  };
  const last = (await pay(rest)).ok;
  expect(last.balance).toBe(0);
  const [sums] = await desk.rows(
    `select sum(line_total_cents)::integer as listed, sum(net_cents + tax_cents)::integer as paid
     from invoice_lines where tenant_id = $1`,
  );
  expect(sums).toEqual({ listed: 1950, paid: 1950 });
});

test("its tax document lists a combo as one line, or by parts", async () => {
  const { desk, orderId } = await aReadyCombo();
  const preview = (await desk.admin.call(previewItems, { body: { orderId } })).ok;
  expect(
    preview.ItemsProducts.map(({ descripcion, cantidad, precioUni, ventaGravada, ventaExenta }) => [
      descripcion,
      cantidad,
      precioUni,
      ventaGravada,
      ventaExenta,
    ]),
  ).toEqual([
    ["Combo típico: Carne asada", 3, 3.71, 11.13, 0],
    ["Combo típico: Cerveza", 3, 2.29, 0, 6.87],
    ["Horchata", 1, 1.5, 1.5, 0],
  ]);
  const { line } = await aCombo(desk);
  const alike = (await desk.send(aCart([line({ quantity: 2 })]))).ok;
  const one = (await desk.admin.call(previewItems, { body: { orderId: alike.orderId } })).ok;
  expect(one.ItemsProducts).toMatchObject([
    { descripcion: "Combo típico: Carne asada, Horchata", cantidad: 2, precioUni: 5, ventaGravada: 10 },
  ]);
});
