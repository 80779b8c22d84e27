import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { addDays, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  exportJournal,
  type JournalEntryView,
  readJournal,
  setJournalAccounts,
} from "../contract/journal.ts";

const anIssuer = async () => issuingOn(await aFloor());

async function sell(floor: IssuingFloor, rest = {}) {
  const body = await floor.payBody([await floor.sendReadyOrder()], rest);
  const reply = await floor.admin.call(payOrders, { body, headers: aKey() });
  expect(reply).toMatchObject({ status: 200 });
  const [invoice] = await floor.rows<{
    id: InvoiceId;
    sub_total_cents: number;
    tax_total_cents: number;
    total_cents: number;
    tip_cents: number;
    business_date: string;
  }>("select * from invoices where tenant_id = $1 order by id desc limit 1");
  return required(invoice, "an invoice");
}

const journal = async ({ admin }: IssuingFloor, month?: string) =>
  (await admin.call(readJournal, { query: month === undefined ? {} : { month } })).ok;

const entryOf = async (floor: IssuingFloor, day: string) =>
  (await journal(floor, day)).entries.find((entry) => entry.day === day);

/** Debits less credits of an account of an entry. */
const balance = (entry: JournalEntryView | undefined, account: string) =>
  (entry?.lines ?? [])
    .filter((line) => line.account === account)
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0);

const isBalanced = ({ lines, total }: JournalEntryView) =>
  lines.reduce((sum, { debit }) => sum + debit, 0) === total &&
  lines.reduce((sum, { credit }) => sum + credit, 0) === total;

test("a day of sales: what was taken in against sales, IVA and tips, to the cent", async () => {
  const floor = await anIssuer();
  const first = await sell(floor, { tipAmount: 1 });
  const second = await sell(floor);
  const { entries } = await journal(floor);
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  const total = first.total_cents + second.total_cents;
  expect(balance(entry, "vat_debit")).toBe(-(first.tax_total_cents + second.tax_total_cents));
  expect(balance(entry, "sales")).toBe(-(total - first.tax_total_cents - second.tax_total_cents));
  expect(balance(entry, "tips")).toBe(-100);
  expect(entry?.total).toBe(total + 100);
  expect(entry && isBalanced(entry)).toBe(true);
  expect(entry?.lines.some(({ concept }) => concept === "unmatched")).toBe(false);
});

test("a refund stands on its own day, and leaves the day of its sale as it was", async () => {
  const floor = await anIssuer();
  const sold = await sell(floor);
  const before = await entryOf(floor, sold.business_date);
  const { clock, deps } = floor.server;
  clock.now = new Date(deps.clock().getTime() + 24 * 3_600_000);
  try {
    const invoice = (await floor.admin.call(readRefundable, { params: { invoiceId: sold.id } })).ok;
    const body = {
      uuid: randomUUID(),
      invoice_id: invoice.invoice_id,
      lines: invoice.lines.map(({ id, quantity }) => ({ id, quantity })),
      refunded_before: 0,
      payment_type_id: floor.small.paymentTypes.card,
      reason: "Frío",
      returns_stock: false,
      returns_tip: false,
    };
    expect((await floor.admin.call(refundSale, { body, headers: aKey() })).status).toBe(200);
  } finally {
    clock.now = undefined;
  }
  const day = addDays(calendarDate(sold.business_date), 1);
  const refund = await entryOf(floor, day);
  expect(balance(refund, "returns")).toBe(sold.total_cents - sold.tax_total_cents);
  expect(balance(refund, "vat_debit")).toBe(sold.tax_total_cents);
  expect(balance(refund, "cards")).toBe(-sold.total_cents);
  expect(refund && isBalanced(refund)).toBe(true);
  expect(await entryOf(floor, sold.business_date)).toEqual(before);
});

test("purchases: cost, IVA that comes back, perceived, withheld, and what is owed", async () => {
  const floor = await anIssuer();
  await floor.rows("update fiscal_settings set nrc = '2768431', environment = '01' where tenant_id = $1");
  const document = supplierDocument({
    goods: [{ title: "Flete", quantity: 1, price: 200, kind: 2 }],
    issuedOn: "2026-10-08",
  });
  const perceiving = {
    ...document,
    resumen: { ...document.resumen, ivaPerci1: 2, totalPagar: document.resumen.totalPagar + 2 },
  };
  const body = { dte: JSON.stringify(perceiving), lines: [] };
  expect((await floor.admin.call(importDte, { body, headers: aKey() })).status).toBe(200);
  const keeper = await aPerson(floor.server, floor.small.tenantId, { scope: ["PURCHASES"] });
  const items = [{ title: "Reparación", is_stocked: false, quantity: 1, unit: "pc", unit_price: 50 }];
  await buy(keeper, {
    vendor: { name: "Ana Rivas", nit: "04589123-4" },
    invoice_date: "2026-10-08",
    items,
    withheld_income: 5,
    income_code: "11",
  });
  const [entry] = (await journal(floor, "2026-10-01")).entries;
  expect(entry?.day).toBe("2026-10-08");
  expect(balance(entry, "purchases")).toBe(25_000);
  expect(balance(entry, "vat_credit")).toBe(2_600);
  expect(balance(entry, "vat_perceived")).toBe(200);
  expect(balance(entry, "income_withheld")).toBe(-500);
  expect(balance(entry, "suppliers")).toBe(-(22_800 + 4_500));
  expect(entry && isBalanced(entry)).toBe(true);
});

test("a cash difference is a shortage of its session's day", async () => {
  const floor = await anIssuer();
  await floor.rows(
    `with made as (
      insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_by, closed_at)
      select $1, gen_random_uuid(), d.id, '2026-10-11', 0, u.id, now() from cash_drawers d, users u
      where d.tenant_id = $1 and u.tenant_id = $1 limit 1 returning id, opened_by)
    insert into cash_closings (tenant_id, cash_session_id, z_no, closed_at, closed_by, expected_cents, counted_cents, difference_cents, report)
      select $1, id, 9001, now(), opened_by, 10000, 9750, -250, '{}' from made`,
  );
  const [entry] = (await journal(floor, "2026-10-01")).entries;
  expect([balance(entry, "cash_shortage"), balance(entry, "cash")]).toEqual([250, -250]);
});

test("accounts are named by the restaurant, and the file has a line for each of them", async () => {
  const floor = await anIssuer();
  const sold = await sell(floor);
  const accounts = [{ account: "sales" as const, code: "4101-01", title: "Venta de comida" }];
  expect((await floor.admin.call(setJournalAccounts, { body: { accounts }, headers: aKey() })).status).toBe(
    200,
  );
  const named = (await journal(floor)).accounts;
  expect(named.find(({ account }) => account === "sales")).toMatchObject({
    code: "4101-01",
    title: "Venta de comida",
  });
  expect(named.find(({ account }) => account === "cash")).toMatchObject({ code: "110101" });
  const lines = (await floor.admin.call(exportJournal, { query: {} })).raw.trim().split("\r\n");
  const sales = ((sold.total_cents - sold.tax_total_cents) / 100).toFixed(2);
  expect(lines.find((line) => line.includes("4101-01"))).toContain(`,Venta de comida,Sales,0.00,${sales}`);
  expect(lines.filter((line) => line.includes("Charged"))).toEqual([
    expect.stringMatching(/,Charged: [^,:]+,\d+\.\d\d,0\.00$/),
  ]);
  const empty = { accounts: [{ account: "sales" as const, code: " ", title: "" }] };
  const refused = await floor.admin.call(setJournalAccounts, { body: empty, headers: aKey() });
  expect(refused.error.fields?.map(({ field }) => field)).toEqual(["accounts.0.code", "accounts.0.title"]);
});

test("who counts a drawer blind does not read what was charged in cash", async () => {
  const floor = await anIssuer();
  const cashier = await aPerson(floor.server, floor.small.tenantId, {
    scope: ["ACCOUNTING", "ORDER_BILLING"],
  });
  expect((await cashier.call(readJournal, { query: {} })).error.code).toBe("not_permitted");
});
