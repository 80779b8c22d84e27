import { randomUUID } from "node:crypto";
import papa from "papaparse";
import { expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { paymentSummary, payPart, undoPart } from "#money/payments/contract/payments.ts";
import { toId } from "#platform/domain/ids.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, addMonths } from "#platform/domain/periods/calendar-date.ts";
import {
  exportInvoices,
  invoicesInit,
  type ListedInvoice,
  listInvoices,
  readInvoiceOrders,
  searchInvoices,
  sumInvoices,
} from "../contract/invoices.ts";

/** What the four dishes of a sale cost, in cents. */
const TOTAL = 976;

/** A desk with its drawer open, and somebody of the office who may look at invoices. */
async function anOffice(): Promise<{ readonly desk: Desk; readonly clerk: Person }> {
  const desk = await aDesk();
  await desk.open();
  return { desk, clerk: await aPerson(desk.server, desk.small.tenantId, { scope: ["INVOICES"] }) };
}

const list = async (who: Person, query: Record<string, string> = {}) =>
  (await who.call(listInvoices, { query })).ok;
const find = async (who: Person, q: string) => (await who.call(searchInvoices, { query: { q } })).ok.rows;
const sums = async (who: Person, query: Record<string, string> = {}) =>
  (await who.call(sumInvoices, { query })).ok;
const numbersOf = (rows: readonly ListedInvoice[]) => rows.map((row) => row.invoice_no);

/** So many more invoices before the first one: some on each of forty days, with totals of which many are equal. */
async function aPast(desk: Desk, count: number): Promise<void> {
  await desk.rows(
    `insert into invoices (tenant_id, client_uuid, invoice_no, account_id, business_date, invoice_type, dining_option,
        sub_total_cents, tax_total_cents, total_cents, created_at)
      select i.tenant_id, gen_random_uuid(), 1000 + n, i.account_id, i.business_date - 40 + (n * 40 / $2::integer),
        i.invoice_type, i.dining_option, 100 * (n * 37 % 23), 0, 100 * (n * 37 % 23), i.created_at - interval '40 days'
      from (select * from invoices where tenant_id = $1 order by id limit 1) i, generate_series(1, $2::integer) n`,
    count,
  );
}

/** A sale paid in two parts of which the first was taken back and paid anew; its three invoices. */
async function takenBack({ admin, small, sendReadyOrder }: Desk): Promise<number> {
  const orderIds = [await sendReadyOrder()];
  const balanceOf = async () => (await admin.call(paymentSummary, { body: { orderIds } })).ok.balance;
  const pay = async (amount: number) => {
    const body = {
      uuid: randomUUID(),
      orderIds,
      expectedBalance: (await balanceOf()) / 100,
      part: { kind: "amount" as const, amount },
      tenders: [{ uuid: randomUUID(), paymentTypeId: small.paymentTypes.card, amount }],
    };
    return (await admin.call(payPart, { body, headers: aKey() })).ok.invoice_id;
  };
  const invoiceId = await pay(3);
  const body = { uuid: randomUUID(), invoiceId: toId<"Invoice">(invoiceId), reason: "Otra forma de pago" };
  expect((await admin.call(undoPart, { body, headers: aKey() })).status).toBe(200);
  await pay((await balanceOf()) / 100);
  return invoiceId;
}

test("the list tells of each invoice who, where, how and what became of it", async () => {
  const { desk, clerk } = await anOffice();
  const first = await desk.sell(desk.cashier, { tipAmount: 1 });
  const named = await desk.sell(desk.cashier, {
    customerId: desk.small.customerId,
    selectedPaymentType: desk.small.paymentTypes.card,
  });
  const undone = await takenBack(desk);
  await sendRefund(
    desk.admin,
    await refundBody(desk, named.id, { payment_type_id: desk.small.paymentTypes.card }),
  );
  const { rows, total, currency } = await list(clerk);
  expect([total, currency]).toEqual([4, "USD"]);
  expect(numbersOf(rows)).toEqual([4, 3, 2, 1]);
  const byId = (id: number) => rows.find((row) => row.invoice_id === id);
  expect(byId(first.id)).toMatchObject({
    invoice_no: first.no,
    total: TOTAL,
    tip: 100,
    refunded: 0,
    invoice_type: "CONSUMIDOR_FINAL",
    customer_type: "WALKIN",
    customer_id: null,
    name: null,
    methods: ["Efectivo"],
    payment_type_id: desk.small.paymentTypes.cash,
    state: "paid",
    orders: [{ token_no: 1 }],
  });
  expect(byId(named.id)).toMatchObject({
    customer_type: "CUSTOMER",
    customer_id: desk.small.customerId,
    name: "Cliente de prueba",
    methods: ["Tarjeta"],
    refunded: TOTAL,
    state: "refunded",
  });
  expect(byId(undone)).toMatchObject({ state: "taken_back", total: 300 });
  const { count, sums: figures } = await sums(clerk);
  expect(count).toBe(3);
  expect(figures).toMatchObject({
    total: 3 * TOTAL,
    tip: 100,
    refunded: TOTAL,
    net: 2 * TOTAL,
    tax_total: rows.reduce((sum, row) => sum + (row.state === "taken_back" ? 0 : (row.tax_total ?? 0)), 0),
  });
  expect((await clerk.call(invoicesInit)).ok).toMatchObject({ storeSettings: { currency: "USD" } });
});

test("who counts a drawer blind sees which invoices there are and no amount", async () => {
  const { desk } = await anOffice();
  const blind = await aPerson(desk.server, desk.small.tenantId, { scope: ["INVOICES", "ORDER_BILLING"] });
  await desk.sell(desk.cashier);
  const [row] = (await list(blind)).rows;
  expect(row).toMatchObject({ total: null, tax_total: null, refunded: null, methods: [], state: "paid" });
  expect(await sums(blind)).toMatchObject({ count: 1, sums: null });
  expect((await blind.call(listInvoices, { query: { sort: "-total" } })).error.code).toBe("not_permitted");
  expect((await blind.call(searchInvoices, { query: { sort: "-total", q: "1" } })).error.code).toBe(
    "not_permitted",
  );
  expect(await find(blind, "9.76")).toEqual([]);
  expect(await find(blind, "1")).toHaveLength(1);
  const file = await fileOf(desk, blind, "type=today");
  expect(file).not.toContain("9.76");
  expect((await blind.call(exportInvoices, { query: { sort: "total" } })).error.code).toBe("not_permitted");
});

test("an invoice is found on whatever day by number, total and words", async () => {
  const { desk, clerk } = await anOffice();
  const walkIn = await desk.sell(desk.cashier);
  const known = await desk.sell(desk.cashier, { customerId: desk.small.customerId });
  const written = await desk.sell(desk.cashier, {
    receptor: { nombre: "Ñandú & Cía, S.A. de C.V.", telefono: "2222-3344" },
  });
  await aPast(desk, 30);
  const found = async (q: string) => numbersOf(await find(clerk, q));
  expect(await found(`#${walkIn.no}`)).toEqual([walkIn.no]);
  expect(await found("1007")).toEqual([1007]);
  expect(await found("nandu cia")).toEqual([written.no]);
  expect(await found("CÍA, ñan")).toEqual([written.no]);
  expect(await found("nandu sociedad")).toEqual([]);
  expect(await found("2222 33")).toEqual([written.no]);
  expect(await found("cliente prueba")).toEqual([known.no]);
  expect(await found("7000-0001")).toEqual([known.no]);
  expect(await found("$9.76")).toEqual([written.no, known.no, walkIn.no]);
  expect(await found("")).toEqual([]);
  expect(await found("%")).toEqual([]);
  // The number that was typed comes before all that costs as much, however old it is.
  const [totalOfOne] = await find(clerk, "1001");
  expect(totalOfOne).toMatchObject({ invoice_no: 1001, total: 1_400 });
  const [first, ...others] = await find(clerk, "1");
  expect(first?.invoice_no).toBe(1);
  expect(others.every((row) => row.total === 100)).toBe(true);
  expect(others.length).toBeGreaterThan(0);
});

test("in every order, days and pages together give each invoice once", async () => {
  const { desk, clerk } = await anOffice();
  await desk.sell(desk.cashier);
  await aPast(desk, 120);
  const { to } = await list(clerk);
  const today = businessDate(to);
  const periodsOf = [40, 200].map((days) => ({ type: "custom", from: addDays(today, -days), to }));
  type Key = (row: ListedInvoice) => number | string | null;
  const keys: Readonly<Record<string, Key>> = {
    date: (row) => row.business_date,
    number: (row) => row.invoice_no,
    total: (row) => row.total,
  };
  for (const period of periodsOf)
    for (const [name, key] of Object.entries(keys))
      for (const sort of [name, `-${name}`]) {
        const walked = await walk(clerk, { ...period, sort, limit: "25" });
        const sign = sort.startsWith("-") ? -1 : 1;
        const expected = walked.toSorted((a, b) => {
          const [one, other] = [key(a) ?? 0, key(b) ?? 0];
          return sign * (one < other ? -1 : one > other ? 1 : a.invoice_id - b.invoice_id);
        });
        const what = `${sort} of ${period.from}`;
        expect(numbersOf(walked), what).toEqual(numbersOf(expected));
        expect(new Set(numbersOf(walked)).size, what).toBe(121);
        const third = await list(clerk, { ...period, sort, limit: "25", page: "3" });
        expect(numbersOf(third.rows), what).toEqual(numbersOf(walked).slice(50, 75));
        const before = await list(clerk, { ...period, sort, limit: "25", cursor: third.previous ?? "" });
        expect(numbersOf(before.rows), what).toEqual(numbersOf(walked).slice(25, 50));
      }
  expect(await sums(clerk, periodsOf[0])).toMatchObject({ count: 121 });
});

/** All pages of a list, one after the other. */
async function walk(who: Person, query: Record<string, string>): Promise<ListedInvoice[]> {
  const first = await list(who, query);
  const rows = [...first.rows];
  for (let { next } = first; next !== null; ) {
    const page = await list(who, { ...query, cursor: next });
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

test("each period holds the invoices of its business days", async () => {
  const { desk, clerk } = await anOffice();
  const now = await desk.sell(desk.cashier);
  await aPast(desk, 120);
  const { to } = await list(clerk);
  const today = businessDate(to);
  const shown = async (query: Record<string, string>) => {
    const { rows, from, to } = await list(clerk, { ...query, limit: "100" });
    for (const row of rows) expect(row.business_date >= from && row.business_date <= to).toBe(true);
    return { from, to, days: new Set(rows.map((row) => row.business_date)).size };
  };
  expect(await shown({ type: "yesterday" })).toEqual({
    from: addDays(today, -1),
    to: addDays(today, -1),
    days: 1,
  });
  expect(await shown({ type: "tomorrow" })).toMatchObject({ days: 0 });
  expect(await shown({ type: "last_7days" })).toEqual({ from: addDays(today, -6), to: today, days: 7 });
  expect(await shown({ type: "custom" })).toEqual({ from: today, to: addMonths(today, 1), days: 1 });
  const reversed = { type: "custom", from: "2026-11-20", to: "2026-11-19" };
  for (const definition of [listInvoices, sumInvoices, exportInvoices])
    expect((await clerk.call(definition, { query: reversed })).error.fields).toMatchObject([{ field: "to" }]);
  expect((await clerk.call(listInvoices, { query: { type: "next_week" } })).error.code).toBe("invalid_input");
  expect(numbersOf((await list(clerk)).rows)).toContain(now.no);
});

test("an invoice is read with each order's lines, taxes, payments and refunds", async () => {
  const { desk, clerk } = await anOffice();
  const sold = await desk.sell(desk.cashier, { tipAmount: 0.5 });
  const [row] = (await list(clerk)).rows;
  const orderIds = (row?.orders ?? []).map((order) => order.order_id);
  const body = { invoiceId: toId<"Invoice">(sold.id), orderIds };
  const read = async () => (await clerk.call(readInvoiceOrders, { body })).ok;
  expect(await read()).toMatchObject({
    invoice_no: sold.no,
    total: TOTAL,
    tipTotal: 50,
    invoice_type: "CONSUMIDOR_FINAL",
    receptor: null,
    orders: [{ order_id: orderIds[0], token_no: 1, items: [{ quantity: 2 }, {}, {}, {}] }],
    payments: [{ method: "Efectivo", amount: TOTAL, tip: 50 }],
    refunded: 0,
    refunds: [],
  });
  const { taxBreakdown, taxTotal, subtotal, discountAmount, serviceChargeTotal } = await read();
  expect(taxBreakdown.reduce((sum, tax) => sum + tax.amount, 0)).toBe(taxTotal);
  expect(subtotal - discountAmount + serviceChargeTotal + taxTotal).toBe(TOTAL);
  await sendRefund(desk.admin, await refundBody(desk, sold.id));
  expect(await read()).toMatchObject({ refunded: TOTAL, refunds: [{ reason: "Plato frío", amount: TOTAL }] });
  const other = await desk.sendReadyOrder();
  const wrong = { ...body, orderIds: [other] };
  expect((await clerk.call(readInvoiceOrders, { body: wrong })).error.code).toBe("not_found");
});

/** The file as a clerk's browser gets it. */
async function fileOf({ server }: Desk, { cookies }: Person, query: string): Promise<string> {
  const reply = await server.app.inject({ url: `/api/v1${exportInvoices.path}?${query}&lang=es`, cookies });
  return reply.body.replace(/^\uFEFF/, "");
}

test("the file holds all of the period or of what words find", async () => {
  const { desk, clerk } = await anOffice();
  await desk.sell(desk.cashier, { receptor: { nombre: "=1+1 Ñandú" } });
  await aPast(desk, 300);
  const file = await fileOf(desk, clerk, "type=today&sort=number");
  const { data: invoices } = papa.parse<Record<string, string>>(file.trimEnd(), { header: true });
  expect(invoices).toHaveLength(2);
  expect(invoices.find(({ Factura: no }) => no === "1")).toMatchObject({
    Cliente: "'=1+1 Ñandú",
    "Forma de pago": "Efectivo",
    Subtotal: "8.98",
    Descuento: "0.00",
    IVA: "0.78",
    "Cargo por servicio": "0.00",
    Total: "9.76",
    Propina: "0.00",
    Devuelto: "0.00",
    Estado: "Pagada",
  });
  const { to } = await list(clerk);
  const from = addDays(businessDate(to), -40);
  const all = await fileOf(desk, clerk, `type=custom&from=${from}&to=${to}&sort=-total`);
  expect(all.trimEnd().split("\r\n")).toHaveLength(302);
  const found = await fileOf(desk, clerk, "q=nandu");
  expect(found.trimEnd().split("\r\n")).toHaveLength(2);
});

test("paying, giving back and taking a part back tell the screens of invoices", async () => {
  const { desk } = await anOffice();
  const told = () =>
    desk.server.events.filter(
      ({ tenantId, event }) => tenantId === desk.small.tenantId && event.type === "invoices_changed",
    ).length;
  const sold = await desk.sell(desk.cashier);
  expect(told()).toBe(1);
  await sendRefund(desk.admin, await refundBody(desk, sold.id));
  expect(told()).toBe(2);
  await takenBack(desk);
  expect(told()).toBe(5);
});
