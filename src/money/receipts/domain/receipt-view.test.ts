import { expect, test } from "vitest";
import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import {
  type PaperLine,
  type PrintSettings,
  type Receipt,
  type ReceiptInput,
  receiptView,
} from "./receipt-view.ts";

const settings: PrintSettings = {
  pageFormat: 57,
  header: "Gracias",
  footer: "  ",
  showNotes: true,
  showStoreDetails: true,
  showCustomerDetails: true,
  printToken: true,
};
const coffee: PaperLine = {
  title: "Café",
  variantTitle: "Grande",
  addonTitles: ["Crema"],
  notes: "sin azúcar",
  isCourtesy: false,
  combo: null,
  quantity: 2,
  unitPrice: cents(300),
  tax: { type: "inclusive", rate: basisPoints(1300) },
};
const bread: PaperLine = {
  ...coffee,
  title: "Pan",
  quantity: 1,
  unitPrice: cents(100),
  tax: NO_TAX,
  status: "completed",
};
const input: ReceiptInput = {
  lines: [coffee, bread],
  totals: saleTotals([coffee, bread], { tip: cents(70), discount: cents(50) }),
  tokenNo: 12,
  paymentName: "Tarjeta",
  store: { name: "El Comal", address: null, phone: "2222-1111", email: null },
  customer: { name: "Ana", phone: null },
  settings,
  writing: writingOf("ja"),
};

function receipt(over: Partial<ReceiptInput> = {}): Receipt {
  const decision = receiptView({ ...input, ...over });
  if (!decision.ok) throw new Error(decision.reason);
  return decision.receipt;
}

test("lines show what was chosen and their total, the figures below them add up", () => {
  const view = receipt();
  expect(view.lines.map((line) => line.total)).toEqual([600, 100]);
  expect(view.lines[0]).toMatchObject({
    variantTitle: "Grande",
    addonTitles: ["Crema"],
    notes: "sin azúcar",
    isCourtesy: false,
  });
  expect(view.figures).toMatchObject({
    subtotal: 700,
    discount: 50,
    serviceCharge: 0,
    added: [],
    included: [{ type: "inclusive", rate: 1300, amount: 64 }],
    total: 650,
  });
  expect(view).toMatchObject({ tip: 70, total: 720, tokenNo: 12 });
  expect(view).toMatchObject({ widthMm: 57, header: "Gracias", footer: null, paymentName: "Tarjeta" });
});

test("without a tip there is no such line", () => {
  expect(receipt({ totals: saleTotals([coffee]) })).toMatchObject({ tip: null });
});

test("the settings hide notes, store, customer and token", () => {
  const hidden = { ...settings, showNotes: false, showStoreDetails: false, showCustomerDetails: false };
  const view = receipt({ settings: { ...hidden, printToken: false } });
  expect(view).toMatchObject({ store: null, customer: null, tokenNo: null });
  expect(view.lines.map((line) => line.notes)).toEqual([null, null]);
});

test("cancelled lines are not printed, and nothing but them is nothing to print", () => {
  const cancelled: PaperLine = { ...coffee, status: "cancelled" };
  expect(receipt({ lines: [cancelled, bread] }).lines).toHaveLength(1);
  expect(receiptView({ ...input, lines: [cancelled] })).toEqual({ ok: false, reason: "nothing_to_print" });
});

test("a combo is one line with its parts, at the price of all of them", () => {
  const combo = { uuid: "a", title: "Combo desayuno" };
  const lines: PaperLine[] = [
    { ...coffee, combo, unitPrice: cents(371) },
    { ...coffee, combo, unitPrice: cents(371), title: "Café" },
    { ...coffee, combo, title: "Huevos", variantTitle: null, addonTitles: [], unitPrice: cents(229) },
  ];
  const decision = receiptView({ ...input, lines });
  expect(decision.ok && decision.receipt.lines).toMatchObject([
    {
      title: "Combo desayuno",
      variantTitle: null,
      quantity: 2,
      unitPrice: 971,
      total: 1942,
      notes: "sin azúcar",
      parts: ["2 × Café、Grande、Crema", "Huevos"],
    },
  ]);
  const apart = receiptView({
    ...input,
    lines: lines.map((line, at) => ({ ...line, notes: at === 2 ? "tiernos" : null })),
  });
  expect(apart.ok && apart.receipt.lines).toMatchObject([
    { notes: null, parts: ["2 × Café、Grande、Crema", "Huevos (tiernos)"] },
  ]);
});

test("an add-on that was taken twice stands once with its number", () => {
  const double = { ...coffee, addonTitles: ["Crema", "Queso", "Crema"] };
  expect(receipt({ lines: [double] }).lines[0]?.addonTitles).toEqual(["2 × Crema", "Queso"]);
  const combo = { uuid: "c-1", title: "Combo", itemId: 9 };
  const part = { ...double, combo } as unknown as PaperLine;
  expect(receipt({ lines: [part] }).lines[0]?.parts).toEqual(["Café、Grande、2 × Crema、Queso"]);
});
