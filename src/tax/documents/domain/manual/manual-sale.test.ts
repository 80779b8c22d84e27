import fc from "fast-check";
import { expect, test } from "vitest";
import {
  basisPoints,
  type Cents,
  cents,
  decimalFromCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { checkTaxDocument, OWN_DOCUMENTS } from "#tax/tax-documents/domain/check/check-tax-document.ts";
import { buildSaleDocument } from "#tax/tax-documents/domain/issue/build-sale-document.ts";
import type { Party } from "#tax/tax-documents/domain/issue/parties.ts";
import { printDocument } from "#tax/tax-documents/domain/shape/document-value.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";
import { manualInvoice } from "./manual-invoice.ts";
import {
  type ManualItem,
  manualItemProblems,
  newManualItem,
  withAdditional,
  withIvaInPrice,
  withKind,
  withTax,
} from "./manual-item.ts";
import { chargedManualSale, manualSale } from "./manual-sale.ts";

const titleOf = (code: string) => `Tributo ${code}`;
const item = (descripcion: string, precioUni: number, more: Partial<ManualItem> = {}): ManualItem => ({
  ...newManualItem,
  descripcion,
  precioUni,
  ...more,
});
const netItem = (title: string, price: number, more: Partial<ManualItem> = {}) =>
  item(title, price, { dte_precio_incluye_iva: false, ...more });
const saleOf = (items: readonly ManualItem[], type: (typeof invoiceTypes)[number], tip = 0) =>
  manualSale(items, { type, tip: cents(tip), isVatWithheld: false, titleOf });
const plain = { notSubject: 0, withheld: 0 };
const totalsOf = (items: readonly ManualItem[], type: (typeof invoiceTypes)[number], tip = 0) =>
  Object.fromEntries(
    Object.entries(saleOf(items, type, tip).totals).map(([name, amount]) => [name, decimalFromCents(amount)]),
  );

test("the number sets of the guide: IVA inside a factura's price", () => {
  // guide §6: 92.00 has 10.58, 1.25 has 0.14.
  expect(totalsOf([item("Evento", 92)], "CONSUMIDOR_FINAL")).toMatchObject({
    taxed: 81.42,
    iva: 10.58,
    total: 92,
  });
  expect(totalsOf([item("Café", 1.25)], "CONSUMIDOR_FINAL")).toMatchObject({ iva: 0.14, total: 1.25 });
  // guide §7: 50.08 net is 6.51 of IVA and 56.59.
  expect(totalsOf([netItem("Banquete", 50.08)], "CREDITO_FISCAL")).toMatchObject({
    taxed: 50.08,
    iva: 6.51,
    total: 56.59,
  });
  // guide §7: 3.50 is 3.09734513 net.
  const [line] = saleOf([item("Torta", 3.5)], "CREDITO_FISCAL").lines;
  expect(line?.unitPrice).toBe(309_734_513n);
});

test("a price without IVA has it on a factura, exempt lines have none", () => {
  const items = [netItem("Sopa", 10, { cantidad: 2 }), netItem("Libro", 5, { dte_gravado: false })];
  expect(totalsOf(items, "CONSUMIDOR_FINAL", 150)).toEqual({
    taxed: 20,
    exempt: 5,
    iva: 2.6,
    additional: 0,
    tip: 1.5,
    total: 29.1,
    toPay: 29.1,
    ...plain,
  });
  const notSubject = netItem("Donación", 5, { dte_gravado: false, dte_no_sujeto: true });
  expect(totalsOf([...items, notSubject], "CREDITO_FISCAL")).toMatchObject({
    taxed: 20,
    exempt: 5,
    notSubject: 5,
    total: 32.6,
  });
  expect(withIvaInPrice(notSubject, true)).toMatchObject({ dte_gravado: true, dte_no_sujeto: false });
  expect(withTax(notSubject, true)).toMatchObject({ dte_gravado: true, dte_no_sujeto: false });
});

test("a buyer who withholds pays 1 % less of what is taxed, from 100.00 on", () => {
  const of = (price: number, type: (typeof invoiceTypes)[number]) =>
    manualSale([netItem("Banquete", price), netItem("Libro", 50, { dte_gravado: false })], {
      type,
      tip: cents(200),
      isVatWithheld: true,
      titleOf,
    }).totals;
  expect(of(100, "CREDITO_FISCAL")).toMatchObject({ total: 16_500, withheld: 100, toPay: 16_400 });
  expect(of(99.99, "CREDITO_FISCAL")).toMatchObject({ withheld: 0 });
  expect(of(100, "CONSUMIDOR_FINAL")).toMatchObject({ total: 16_500, withheld: 100, toPay: 16_400 });
  expect(of(99.99, "CONSUMIDOR_FINAL")).toMatchObject({ withheld: 0 });
});

test("lodging is 5 % of the net price, on either document", () => {
  const room = withAdditional(item("Habitación", 56.5, { cantidad: 2 }), {
    code: "59",
    name: "Turismo: por alojamiento (5%)",
  });
  expect(room).toMatchObject({ dte_porcentaje_adicional: 500, is_accommodation: 1 });
  for (const type of invoiceTypes)
    expect(totalsOf([room], type), type).toEqual({
      taxed: 100,
      exempt: 0,
      iva: 13,
      additional: 5,
      tip: 0,
      total: 118,
      toPay: 118,
      ...plain,
    });
  expect(withAdditional(room, null)).toMatchObject({ dte_cod_tributo_adicional: null, is_accommodation: 0 });
});

test("the IVA in the price locks tribute and rate", () => {
  const free = netItem("Sopa", 10, { dte_gravado: false, dte_porcentaje_iva: basisPoints(0) });
  expect(withIvaInPrice(free, true)).toMatchObject({
    dte_gravado: true,
    dte_cod_tributo: "20",
    dte_porcentaje_iva: 1300,
  });
  const room = withAdditional(item("Habitación", 50), { code: "59", name: "Turismo: por alojamiento (5%)" });
  expect(withIvaInPrice(room, false)).toMatchObject({ dte_cod_tributo_adicional: null, is_accommodation: 0 });
  expect(manualItemProblems({ ...room, dte_precio_incluye_iva: false })).toEqual([
    { field: "dte_cod_tributo_adicional", reason: "iva_included_first" },
  ]);
});

test("what cannot stand on a document is told at its field", () => {
  const refused = (more: Partial<ManualItem>) =>
    manualItemProblems(item("Sopa", 10, more)).map(({ field, reason }) => `${field} ${reason}`);
  expect(refused({})).toEqual([]);
  expect(refused({ descripcion: " ", precioUni: 0, cantidad: 0 })).toEqual([
    "descripcion required",
    "cantidad too_small",
    "precioUni too_small",
  ]);
  expect(refused({ cantidad: 1 / 3 })).toEqual(["cantidad malformed"]);
  expect(refused({ dte_cod_tributo: "" })).toEqual(["dte_cod_tributo required"]);
  expect(refused({ dte_cod_tributo: "C3" })).toEqual(["dte_cod_tributo not_a_choice"]);
  expect(refused({ dte_porcentaje_iva: basisPoints(1000) })).toEqual(["dte_porcentaje_iva iva_needs_rate"]);
  expect(refused({ dte_cod_tributo_adicional: "D1" })).toEqual(["dte_porcentaje_adicional required"]);
  expect(refused({ dte_cod_tributo_adicional: "59", dte_porcentaje_adicional: basisPoints(500) })).toEqual([
    "is_accommodation not_a_choice",
  ]);
});

test("a tribute of section 2 is a line of its own, one in no unit", () => {
  const own = { ...withKind(item("Cemento", 10, { cantidad: 3 }), "4", 1), dte_cod_tributo: "57" };
  expect(manualItemProblems(own)).toEqual([]);
  expect(saleOf([own], "CONSUMIDOR_FINAL").lines[0]).toMatchObject({
    kind: 4,
    ownTribute: "57",
    unit: 99,
    quantity: 100_000_000n,
    unitPrice: 1_130_000_000n,
  });
  expect(withKind(own, "1", 1)).toMatchObject({ dte_cod_tributo: "20" });
});

test("fractions of a piece are one piece of the invoice that says how many it is", () => {
  const items = [
    item("Queso", 2.5, { cantidad: 1.5 }),
    item("Pan", 0.5, { cantidad: 3 }),
    netItem("Té", 1.005),
  ];
  const { lines: invoiced } = manualInvoice(items, saleOf(items, "CONSUMIDOR_FINAL"), "CONSUMIDOR_FINAL");
  expect(invoiced.map(({ title, quantity, unitPrice }) => [title, quantity, unitPrice])).toEqual([
    ["1.5 × Queso", 1, 375],
    ["Pan", 3, 50],
    ["Té", 1, 101],
  ]);
});

const party: Party = {
  identity: { kind: "36", number: "06140511991028" },
  nrc: "1456789",
  name: "Consultores del Valle",
  tradeName: null,
  activity: { code: "70200", title: "Consultoría" },
  address: {
    department: "06",
    municipality: "23",
    district: "14",
    districtName: null,
    complement: "Calle 1",
  },
  phone: "22220000",
  email: "compras@valle.example.com",
};

const anItem = fc
  .record({
    cantidad: fc.integer({ min: 1, max: 5_000 }).map((hundredths) => hundredths / 100),
    precioUni: fc.integer({ min: 1, max: 500_000 }).map((thousandths) => thousandths / 1_000),
    shape: fc.constantFrom("included", "net", "exempt", "notSubject", "lodging", "other", "service", "own"),
  })
  .map(({ cantidad, precioUni, shape }): ManualItem => {
    const plain = item("Algo", precioUni, { cantidad });
    if (shape === "net") return { ...plain, dte_precio_incluye_iva: false };
    if (shape === "exempt") return { ...plain, dte_precio_incluye_iva: false, dte_gravado: false };
    if (shape === "notSubject")
      return { ...plain, dte_precio_incluye_iva: false, dte_gravado: false, dte_no_sujeto: true };
    if (shape === "lodging") return withAdditional(plain, { code: "59", name: "(5%)" });
    if (shape === "other") return { ...withAdditional(plain, { code: "D1", name: "3%" }) };
    if (shape === "service") return withKind(plain, "2", 1);
    return shape === "own" ? { ...withKind(plain, "4", 1), dte_cod_tributo: "57" } : plain;
  });

test("whatever is written, the document comes to what the form said", () => {
  fc.assert(
    fc.property(
      fc.array(anItem, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...invoiceTypes),
      fc.constantFrom(...generations),
      fc.integer({ min: 0, max: 2_000 }).map(cents),
      fc.constantFrom(...invoiceTypes),
      fc.boolean(),
      (items, type, generation, asked, chargedAs, withholds) => {
        const sold = saleOf(items, chargedAs);
        const tip: Cents = sold.totals.total === 0 ? cents(0) : asked;
        const isVatWithheld = withholds && type === chargedAs;
        const terms = { type, tip, isVatWithheld, titleOf };
        const first = manualSale(items, { ...terms, type: chargedAs });
        // What was charged on one kind can become a document of the other.
        const sale = { ...first, ...chargedManualSale(items, terms, subtractCents(first.totals.total, tip)) };
        fc.pre(items.every((each) => manualItemProblems(each).length === 0) && sale.totals.total > 0);
        const document = buildSaleDocument({
          type: type === "CREDITO_FISCAL" ? "03" : "01",
          identity: {
            generation,
            environment: "00",
            controlNumber: `DTE-${type === "CREDITO_FISCAL" ? "03" : "01"}-M001P001-000000000000001`,
            generationCode: "07F62126-D2B4-4F14-910F-E1576E323881",
            issuedOn: "2026-08-20" as never,
            issuedAt: "12:31:07",
            contingency: null,
          },
          issuer: {
            ...party,
            nit: "06142303181016",
            nrc: "2768431",
            name: "El Comal",
            activity: { code: "56101", title: "Restaurantes" },
            address: party.address as never,
            phone: "22577001",
            email: "facturas@comal.example.com",
            establishmentKind: "02",
            establishment: { code: "M001", officialCode: null },
            pointOfSale: { code: "P001", officialCode: null },
          },
          buyer: party,
          lines: sale.lines,
          discounts: { taxed: 0n, exempt: 0n, notSubject: 0n, percentage: 0n } as never,
          tributes: sale.tributes,
          isVatWithheld,
          isVatPerceived: false,
          payments: [
            {
              code: "01",
              amount: (BigInt(sale.totals.toPay) * 1_000_000n) as never,
              reference: null,
              term: null,
            },
          ],
          notes: null,
          appendix: [],
        });
        expect(checkTaxDocument(document, { ...OWN_DOCUMENTS, identificationFrom: null })).toEqual([]);
        expect(JSON.parse(printDocument(document)).resumen.totalPagar).toBe(
          decimalFromCents(sale.totals.toPay),
        );
        if (type !== chargedAs) return;
        const { totals } = sale;
        expect(
          sumCents([
            totals.taxed,
            totals.exempt,
            totals.notSubject,
            totals.iva,
            totals.additional,
            totals.tip,
          ]),
        ).toBe(totals.total);
        const { lines: invoiced, taxes } = manualInvoice(items, sale, type);
        expect(sumCents(invoiced.map(({ amount }) => amount)) + tip).toBe(totals.total);
        const tributes = invoiced.map((line) => line.tributes ?? ZERO_CENTS);
        for (const [index, line] of invoiced.entries())
          expect(line.net + line.tax + (tributes[index] ?? 0)).toBe(line.amount);
        expect(sumCents(taxes.map(({ tax }) => tax))).toBe(totals.iva);
        expect(sumCents(tributes)).toBe(totals.additional);
      },
    ),
  );
});
