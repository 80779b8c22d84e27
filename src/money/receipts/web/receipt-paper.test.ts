import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import type { Receipt } from "../contract/receipts.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";

const line = (title: string, price: number) => ({
  title,
  variant_title: null,
  addons: [],
  notes: null,
  quantity: 1,
  price: cents(price),
  line_total: cents(price),
  discount: cents(0),
  is_courtesy: false,
  combo: null,
});

/** A factura of a sale of $50.00, $30.00 and $20.00, which stands for all of it or for what a refund left. */
function aPaper(
  amounts: readonly number[],
  state: DocumentState = "sealed",
  changes: Partial<Receipt> = {},
): string {
  const sum = cents(amounts.reduce((total, amount) => total + amount, 0));
  const none = cents(0);
  const wire: Receipt = {
    feedbackPath: null,
    lines: [line("Carne", 3_000), line("Horchata", 2_000)],
    deliveryType: "takeaway",
    customerName: null,
    customerPhone: null,
    tableTitle: null,
    floor: null,
    itemsTotal: cents(4_425),
    taxTotal: cents(575),
    taxBreakdown: [{ rate: basisPoints(1300), type: "inclusive", base: cents(4_425), amount: cents(575) }],
    serviceChargeTotal: none,
    discountTotal: none,
    discounts: [],
    tipTotal: none,
    tributesTotal: none,
    withheldTotal: none,
    payableTotal: cents(5_000),
    tokenNo: null,
    orderNos: [41],
    invoiceNo: 7,
    invoiceType: "CONSUMIDOR_FINAL",
    receptor: null,
    paymentMethod: "Efectivo",
    payments: [{ method: "Efectivo", amount: cents(5_000), tip: none, reference: null }],
    discountCode: null,
    settled: null,
    onAccount: { amount: cents(5_000), balance: cents(5_000) },
    document: {
      type: "01",
      is_of_rest: sum !== 5_000,
      version: 1,
      environment: "01",
      generation_code: "1F1E8C2A-0000-4000-8000-000000000001",
      control_number: "DTE-01-M001P001-000000000000002",
      seal: "A".repeat(40),
      state,
      is_contingency: false,
      issued_on: calendarDate("2026-11-20"),
      issued_at: "12:00:00",
      query_address: "https://admin.factura.gob.sv/consultaPublica",
      issuer: {
        name: "Comal Dorado",
        trade_name: null,
        nit: "06140101901010",
        nrc: "1234567",
        activity: "Restaurantes",
        address: "Calle Arce 12",
        phone: "22222222",
        email: "comal@prueba.test",
      },
      buyer: null,
      lines: amounts.map((amount) => ({
        title: amount === 3_000 ? "Carne" : "Horchata",
        unit: "Unidad",
        sale: "taxed",
        quantity: "1",
        unit_price: (amount / 100).toFixed(2),
        discount: none,
        amount: cents(amount),
      })),
      not_subject: none,
      exempt: none,
      taxed: sum,
      vat: none,
      tributes: none,
      total: sum,
      outside: none,
      withheld: none,
      to_pay: sum,
      words: "DÓLARES",
      condition: "1",
    },
    received: cents(6_000),
    change: cents(1_000),
    waiter: null,
    date: new Date("2026-11-20T18:00:00Z"),
    storeSettings: {
      store_name: "El Comal",
      address: null,
      phone: null,
      email: null,
      currency: "USD",
      store_image: null,
      time_zone: "America/El_Salvador",
      day_cutoff_hour: 4,
    },
    printSettings: {
      page_format: 80,
      is_enable_print: true,
      header: "",
      footer: "",
      show_notes: true,
      show_store_details: true,
      show_customer_details: true,
      print_token: true,
    },
    ...changes,
  };
  const decision = printedReceipt(wire);
  if (!decision.ok) throw new Error(decision.reason);
  return renderToStaticMarkup(createElement(ReceiptPaper, { wire, printed: decision.receipt }));
}

/** The amounts on a paper, each once. */
const amountsOn = (paper: string) => [...new Set(paper.match(/\d+\.\d\d(?!\d)/g))].toSorted();

test("a paper is of one document: after a refund its lines are what is left", () => {
  const rest = aPaper([2_000]);
  expect(amountsOn(rest)).toEqual(["0.00", "20.00"]);
  expect([rest.includes("Carne"), rest.includes("Horchata")]).toEqual([false, true]);
  expect(rest).toContain("receipts.rest");
});

test("of a sale of which all went back it says that it is void", () => {
  const gone = aPaper([2_000], "invalidated");
  expect([gone.includes("receipts.void"), gone.includes("receipts.rest")]).toEqual([true, false]);
});

test("of the whole sale it has the figures of the till, with what was handed over", () => {
  const whole = aPaper([3_000, 2_000]);
  expect(amountsOn(whole)).toEqual(["0.00", "10.00", "20.00", "30.00", "50.00", "60.00"]);
  expect(whole).not.toContain("receipts.rest");
});

test("discounts stand on their line and below it by their kind, without the reason", () => {
  const paper = aPaper([3_000, 2_000], "sealed", {
    lines: [{ ...line("Carne", 3_000), discount: cents(300) }, line("Horchata", 2_000)],
    discountTotal: cents(900),
    discounts: [
      { kind: "line", code: null, amount: cents(300) },
      { kind: "code", code: "UNO", amount: cents(100) },
      { kind: "bill", code: null, amount: cents(500) },
    ],
  });
  expect(paper.match(/receipts\.discount\.\w+/g)).toEqual([
    "receipts.discount.line",
    "receipts.discount.code",
    "receipts.discount.bill",
  ]);
  const onLine = (text: string) => text.includes("common.labelled");
  expect([onLine(paper), onLine(aPaper([3_000, 2_000]))]).toEqual([true, false]);
});

test("a sale written by hand names neither orders nor a service", () => {
  const places = (paper: string) => paper.match(/receipts\.(orders|service)/g);
  expect(places(aPaper([3_000, 2_000]))).toEqual(["receipts.orders", "receipts.service"]);
  expect(places(aPaper([3_000, 2_000], "sealed", { orderNos: [], tokenNo: null }))).toBeNull();
});
