import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { aDistrictCompany, issueIn } from "#app/server/testing/ministry/issuing-actions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { payOrders, payPart } from "#money/payments/contract/payments.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { followDocument } from "#tax/tax-documents/server/corrections/follow-document.ts";
import { compareMonth, listDifferences } from "../../contract/closing.ts";

const server = await ownTestServer();

let floor: IssuingFloor;
/** The last document before the sale at hand, whose documents alone go on. */
let before = 0;

async function begin(generation: string): Promise<void> {
  floor = await anIssuer(server);
  before = 0;
  await issueIn(floor, generation, "01", "03", "05");
  await floor.rows("update inventory_items set quantity = 1000000000 where tenant_id = $1");
}

/** Does what the queue does for the documents of the sale at hand, until nothing goes on by itself. */
async function follow(): Promise<void> {
  const { db, clock } = floor.deps;
  const own = async () => (await floor.documents()).filter(({ id }) => id > before);
  for (let count = -1, sealed = ""; ; ) {
    for (const { id, state } of await own())
      if (["generated", "signed", "sent"].includes(state)) await floor.deliver(id);
    for (const { id } of await own())
      await db.inTenant(floor.small.tenantId, (tx) => followDocument(tx, id, clock()));
    const now = await own();
    const states = now.map(({ state }) => state).join();
    if (now.length === count && states === sealed) return;
    [count, sealed] = [now.length, states];
  }
}

const refundOf = (
  invoiceId: InvoiceId,
  lines: readonly { id: number; quantity: number }[],
  before: number,
) => ({
  uuid: randomUUID(),
  invoice_id: invoiceId,
  lines: [...lines],
  refunded_before: before,
  payment_type_id: floor.small.paymentTypes.card,
  reason: "Plato frío",
  returns_stock: false,
  returns_tip: false,
});

/** Gives back one piece of this line, if one is left. */
async function giveBackPiece(invoiceId: InvoiceId, which: number): Promise<void> {
  const seen = (await floor.admin.call(readRefundable, { params: { invoiceId } })).ok;
  const left = seen.lines.filter(({ quantity, refunded, amount }) => quantity > refunded && amount > 0);
  const line = left[which % Math.max(1, left.length)];
  if (line === undefined) return;
  const body = refundOf(invoiceId, [{ id: line.id, quantity: 1 }], decimalFromCents(seen.refunded));
  const { status } = await floor.admin.call(refundSale, { body: body as never, headers: aKey() });
  expect(status).toBe(200);
  await follow();
}

async function differences() {
  const month = `${floor.server.deps.clock().toISOString().slice(0, 8)}01`;
  await floor.admin.call(compareMonth, { body: { month }, headers: aKey() });
  return (await floor.admin.call(listDifferences, { query: { month } })).ok.rows;
}

interface Told {
  readonly invoice: number;
  readonly tax: number;
  readonly said: number;
}

/** Tax of each invoice less that of its refunds, and IVA of its documents less that of its credit notes. */
const taxes = () =>
  floor.rows<Told>(
    `select i.id as invoice, i.tax_total_cents - coalesce((select sum(tax_total_cents) from refunds r
        where r.tenant_id = $1 and r.invoice_id = i.id), 0)::bigint as tax,
      coalesce(sum(case t.kind when '05' then -t.vat_cents else t.vat_cents end), 0)::bigint as said
    from invoices i join documents s on s.tenant_id = $1 and s.invoice_id = i.id
    join tax_documents t on t.tenant_id = $1 and t.state not in ('replaced', 'invalidated') and (t.sale_id = s.id
      or t.kind = '05' and t.about_id in (select id from tax_documents where tenant_id = $1 and sale_id = s.id))
    where i.tenant_id = $1 group by i.id, i.tax_total_cents order by i.id`,
  );

const sale = fc.record({
  prices: fc.array(fc.integer({ min: 3, max: 4_000 }), { minLength: 4, maxLength: 4 }),
  service: fc.constantFrom(0, 1_000),
  isServiceTaxed: fc.boolean(),
  parts: fc.integer({ min: 1, max: 3 }),
  isCredit: fc.boolean(),
  tip: fc.constantFrom(0, 1.25),
  refunds: fc.array(fc.nat(5), { maxLength: 4 }),
});
type Sale = typeof sale extends fc.Arbitrary<infer One> ? One : never;

/** Sells dishes with IVA inside, added and without, in equal parts; the invoices. */
async function sell({ prices, service, isServiceTaxed, parts, isCredit, tip }: Sale): Promise<InvoiceId[]> {
  await floor.rows(
    "update store_settings set service_charge_bp = $2, is_service_charge_taxed = $3 where tenant_id = $1",
    service,
    isServiceTaxed,
  );
  const orderId = await floor.sendReadyOrder();
  await floor.rows(
    `update order_lines l set unit_price_cents = ($3::bigint[])[n.place] from (
        select id, row_number() over (order by id) as place from order_lines where tenant_id = $1 and order_id = $2
      ) n where l.tenant_id = $1 and l.id = n.id`,
    orderId,
    prices,
  );
  const buyer = isCredit ? { invoiceType: "CREDITO_FISCAL" as const, receptor: aDistrictCompany } : {};
  if (parts === 1) {
    const body = await floor.payBody([orderId], { ...buyer, tipAmount: tip });
    return [(await floor.admin.call(payOrders, { body, headers: aKey() })).ok.invoice_id];
  }
  const invoices: InvoiceId[] = [];
  let balance = (await floor.payBody([orderId])).total;
  for (let left = parts; left > 0; left -= 1) {
    const amount = Math.ceil(Math.round(balance * 100) / left) / 100;
    const tenders = [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount }];
    const body = { uuid: randomUUID(), orderIds: [orderId], expectedBalance: balance, tenders, ...buyer };
    const part = left === 1 ? ({ kind: "rest" } as const) : ({ kind: "share", parts: left } as const);
    const paid = (await floor.admin.call(payPart, { body: { ...body, part }, headers: aKey() })).ok;
    invoices.push(paid.invoice_id);
    balance = decimalFromCents(paid.balance);
  }
  return invoices;
}

test.each(["2022-12", "2026-07"])(
  "whatever is sold, split and given back: invoice and document are one cent (%s)",
  async (generation) => {
    await begin(generation);
    const { seed, times } = inject("chance");
    for (const one of fc.sample(sale, { seed, numRuns: 10 * times })) {
      before = (await floor.documents()).at(-1)?.id ?? 0;
      const invoices = await sell(one);
      await follow();
      for (const [index, which] of one.refunds.entries())
        await giveBackPiece(invoices[index % invoices.length] as InvoiceId, which);
    }
    const told = await taxes();
    expect(told.length).toBeGreaterThan(10);
    expect(told.map(({ invoice, tax }) => [invoice, tax])).toEqual(
      told.map(({ invoice, said }) => [invoice, said]),
    );
    expect(await differences()).toEqual([]);
  },
);
