import { expect, test } from "vitest";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import type { Receipt } from "../contract/receipts.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { readReceiptPrint, readTokenPrint, receiptPrintData } from "./receipt-print.ts";

const wire: Receipt = {
  feedbackPath: null,
  lines: [
    {
      title: "Pupusa",
      variant_title: "De maíz",
      addons: [{ title: "Extra queso", price: cents(50) }],
      notes: "bien dorada",
      quantity: 2,
      price: cents(150),
      line_total: cents(300),
      discount: cents(0),
      is_courtesy: false,
      combo: null,
    },
  ],
  deliveryType: "dinein",
  customerName: "Ana",
  customerPhone: "7777-1111",
  tableTitle: "Mesa 1",
  floor: "Salón",
  itemsTotal: cents(265),
  taxTotal: cents(35),
  taxBreakdown: [{ rate: basisPoints(1300), type: "inclusive", base: cents(265), amount: cents(35) }],
  serviceChargeTotal: cents(0),
  discountTotal: cents(20),
  discounts: [],
  tipTotal: cents(30),
  tributesTotal: cents(0),
  withheldTotal: cents(0),
  payableTotal: cents(310),
  tokenNo: 12,
  orderNos: [41, 42],
  invoiceNo: 7,
  invoiceType: "CONSUMIDOR_FINAL",
  receptor: null,
  paymentMethod: null,
  payments: [],
  discountCode: null,
  settled: null,
  onAccount: null,
  document: null,
  received: null,
  change: null,
  waiter: "Marta",
  date: new Date("2026-11-20T18:00:00Z"),
  storeSettings: {
    store_name: "El Comal",
    address: null,
    phone: "2222-1111",
    email: null,
    currency: "USD",
    store_image: null,
    time_zone: "America/El_Salvador",
    day_cutoff_hour: 4,
  },
  printSettings: {
    page_format: 57,
    is_enable_print: true,
    header: "Bienvenidos",
    footer: "Gracias",
    show_notes: true,
    show_store_details: true,
    show_customer_details: true,
    print_token: true,
  },
};

function printed(settings: Partial<Receipt["printSettings"]> = {}) {
  const decision = printedReceipt({ ...wire, printSettings: { ...wire.printSettings, ...settings } });
  if (!decision.ok) throw new Error(decision.reason);
  return decision.receipt;
}

test("the paper shows the figures of the sale as they are", () => {
  expect(printed()).toMatchObject({
    widthMm: 57,
    figures: {
      subtotal: 300,
      discount: 20,
      serviceCharge: 0,
      added: [],
      included: [{ rate: 1300, type: "inclusive", amount: 35 }],
      total: 280,
    },
    tip: 30,
    total: 310,
    paymentName: null,
    customer: { name: "Ana", phone: "7777-1111" },
    store: { name: "El Comal", phone: "2222-1111" },
    lines: [{ total: 300, notes: "bien dorada", addonTitles: ["Extra queso"], variantTitle: "De maíz" }],
  });
});

test("each print setting takes its part off the paper", () => {
  expect(printed({ show_store_details: false }).store).toBeNull();
  expect(printed({ show_customer_details: false }).customer).toBeNull();
  expect(printed({ show_notes: false }).lines[0]?.notes).toBeNull();
  expect(printed({ print_token: false }).tokenNo).toBeNull();
  expect(printed({ header: " ", footer: "" })).toMatchObject({ header: null, footer: null });
});

test("a receipt without lines is not printed", () => {
  expect(printedReceipt({ ...wire, lines: [] })).toEqual({ ok: false, reason: "nothing_to_print" });
});

test("a receipt survives being kept as text, with its instants and amounts", () => {
  const kept: unknown = JSON.parse(
    JSON.stringify(receiptPrintData(wire, { pace: "posReceipt", isFirst: true })),
  );
  expect(readReceiptPrint(kept)).toEqual({ receipt: wire, pace: "posReceipt", isCopy: false });
});

test.each([
  [null, false, false],
  [7, true, false],
  [7, false, true],
])("of invoice %j, as its first paper %j, it is a copy: %j", (invoiceNo, isFirst, isCopy) => {
  expect(readReceiptPrint(receiptPrintData({ ...wire, invoiceNo }, { isFirst }))?.isCopy).toBe(isCopy);
});

test.each([null, {}, { receipt: {}, pace: "normal" }, "text"])("kept %j is no receipt", (kept) => {
  expect(readReceiptPrint(kept)).toBeNull();
});

test("a token needs its number and the width of the paper", () => {
  expect(readTokenPrint({ tokenNo: 5, pageFormat: 80 })).toEqual({ tokenNo: 5, pageFormat: 80 });
  expect(readTokenPrint({ tokenNo: 5, pageFormat: 210 })).toBeNull();
  expect(readTokenPrint(null)).toBeNull();
});
