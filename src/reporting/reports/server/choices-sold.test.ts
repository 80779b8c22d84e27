import { afterEach, expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aCombo } from "#app/server/testing/combo.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine, type CartLineBody } from "#app/server/testing/till.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { completeOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { readReportBy } from "../contract/reports.ts";
import { sumDays } from "./sum-days.ts";

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

/** Pupusas at $1.00 (maíz) and $1.25 (arroz), with cheese for $0.50 and curtido for $0.25. */
function choicesOf(desk: Desk) {
  const { id, variants, addons } = desk.small.items.pupusa;
  const [maiz, arroz] = variants.map((variant) => variant.id);
  const [queso, curtido] = addons.map((addon) => addon.id);
  const pupusa = (rest: Partial<CartLineBody> & Pick<CartLineBody, "price">) => aLine({ id, ...rest });
  return { maiz, arroz, queso: required(queso, "cheese"), curtido: required(curtido, "curtido"), pupusa };
}

async function send(desk: Desk, lines: readonly CartLineBody[]): Promise<OrderLineId[]> {
  const { orderId } = (await desk.send(aCart(lines))).ok;
  await desk.admin.call(completeOrders, { body: { orderIds: [orderId] } });
  const rows = await desk.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );
  return rows.map((row) => row.id);
}

async function pay(desk: Desk, line: OrderLineId | undefined): Promise<number> {
  const [order] = await desk.rows<{ id: Parameters<Desk["payBody"]>[0][number] }>(
    "select order_id as id from order_lines where tenant_id = $1 and id = $2",
    line,
  );
  const body = await desk.payBody([required(order, "the order").id]);
  return (await desk.admin.call(payOrders, { body, headers: aKey() })).ok.invoice_id;
}

/** Two days at the end of a month: sold and given for free on the first, given back on the second. */
async function twoDays(): Promise<Desk> {
  const desk = await aDesk();
  const { maiz, arroz, queso, curtido, pupusa } = choicesOf(desk);
  const { line, pupusa: part, horchata } = await aCombo(desk);
  desk.server.clock.now = new Date("2025-10-31T12:00:00-06:00");
  await desk.open();
  const [first, second] = await send(desk, [
    pupusa({ variant_id: arroz ?? null, addons_ids: [queso], quantity: 3, price: 1.75 }),
    pupusa({ variant_id: maiz ?? null, addons_ids: [queso, curtido], quantity: 2, price: 1.75 }),
    line({
      quantity: 2,
      price: 6,
      parts: [{ choice_id: part, variant_id: arroz, addons_ids: [queso] }, { choice_id: horchata }],
    }),
  ]);
  // Of the second the curtido is taken twice.
  await desk.rows(
    "update order_lines set addons = addons || (addons -> 1) where tenant_id = $1 and id = $2",
    second,
  );
  const invoice = await pay(desk, first);
  const [voided, free] = await send(desk, [
    pupusa({ variant_id: maiz ?? null, quantity: 9, price: 1 }),
    pupusa({ variant_id: arroz ?? null, addons_ids: [curtido], quantity: 9, price: 1.5 }),
  ]);
  await desk.admin.call(updateLineStatus, {
    params: { itemId: required(voided, "the voided line") },
    body: { status: "cancelled" },
  });
  const given = await desk.admin.call(giveCourtesy, {
    params: { itemId: required(free, "the free line") },
    body: { reason: "Cumpleaños" },
    headers: aKey(),
  });
  expect(given.status).toBe(200);
  desk.server.clock.now = new Date("2025-11-01T12:00:00-06:00");
  const lines = (await readInvoiceToRefund(desk.admin, invoice)).lines;
  const rice = required(
    lines.find(({ quantity }) => quantity === 3),
    "the three pupusas",
  );
  const body = await refundBody(desk, invoice, { lines: [{ id: rice.id, quantity: 1 }] });
  expect((await sendRefund(desk.admin, body)).status).toBe(200);
  return desk;
}

const told = async (desk: Desk, by: "variant" | "addon", from: string, to: string) => {
  const { rows } = (await desk.admin.call(readReportBy, { query: { by, type: "custom", from, to } })).ok;
  // The day before has rows of its own beside this one.
  const here = rows.filter(({ sold, refunded }) => sold !== 0 || refunded !== 0);
  return here.map(({ title, detail, count, amount, sold, refunded }) => [
    title,
    detail,
    count,
    amount,
    sold,
    refunded,
  ]);
};

test("variants and add-ons have their pieces and money, summed or not", async () => {
  const desk = await twoDays();
  desk.server.clock.now = new Date("2025-11-20T12:00:00-06:00");
  for (const work of [() => Promise.resolve(), () => desk.server.db.inTenant(desk.small.tenantId, sumDays)]) {
    await work();
    // Three, and two in combos, without nine that were free; of the combo its part of the price.
    const [rice, maize] = await told(desk, "variant", "2025-10-31", "2025-10-31");
    const [raw] = await desk.rows<{ cents: number }>(
      `select sum(x.net_cents + x.tax_cents + coalesce(x.service_charge_cents, 0))::integer as cents
        from invoice_lines x join order_lines l on l.tenant_id = $1 and l.id = x.order_line_id
        where x.tenant_id = $1 and l.variant_title = 'De arroz'`,
    );
    expect(rice).toEqual(["De arroz", "Pupusa de queso", 5, raw?.cents, raw?.cents, 0]);
    expect(maize).toEqual(["De maíz", "Pupusa de queso", 2, 350, 350, 0]);
    expect(await told(desk, "addon", "2025-10-31", "2025-10-31")).toEqual([
      ["Extra queso", "Pupusa de queso", 7, 350, 350, 0],
      ["Curtido aparte", "Pupusa de queso", 4, 100, 100, 0],
    ]);
    // What was given back is of its own day, and of both together.
    expect(await told(desk, "variant", "2025-11-01", "2025-11-01")).toEqual([
      ["De arroz", "Pupusa de queso", -1, -175, 0, 175],
    ]);
    expect(await told(desk, "addon", "2025-11-01", "2025-11-01")).toEqual([
      ["Extra queso", "Pupusa de queso", -1, -50, 0, 50],
    ]);
    expect((await told(desk, "addon", "2025-10-31", "2025-11-01"))[0]).toEqual([
      "Extra queso",
      "Pupusa de queso",
      6,
      300,
      350,
      50,
    ]);
  }
});

test("variants are a part of what was charged for their item, and have a file", async () => {
  const desk = await twoDays();
  const { rows } = (
    await desk.admin.call(readReportBy, {
      query: { by: "item", type: "custom", from: "2025-10-31", to: "2025-11-01" },
    })
  ).ok;
  // Alone, without the combo: 3 × 1.75 + 2 × 1.75 − 1.75.
  expect(rows.find(({ title }) => title === "Pupusa de queso")).toMatchObject({ count: 4, amount: 700 });
  const file = await desk.server.app.inject({
    url: "/api/v1/reports/by/export?by=addon&type=custom&from=2025-10-31&to=2025-11-01&lang=es",
    cookies: desk.admin.cookies,
  });
  const lines = file.body.split("\r\n");
  expect(lines[0]).toContain("Extra,Platillo,Unidades,Monto");
  expect(lines[1]).toMatch(/^Extra queso,Pupusa de queso,6,3\.00,3\.50,0\.50,1,/);
});
